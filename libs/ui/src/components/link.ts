import { cva } from 'class-variance-authority';

/** The look of a link in running text (underlined) or in navigation (not). The router's `Link` carries it. */
export const linkStyle = cva('rounded-sm transition-colors', {
  variants: {
    place: {
      text: 'font-medium text-brand-text underline decoration-1 underline-offset-4 hover:decoration-2',
      navigation: 'font-medium text-ink-muted hover:text-ink',
    },
  },
  defaultVariants: { place: 'text' },
});
