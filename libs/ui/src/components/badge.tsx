import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badgeStyle = cva(
  'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs leading-5 font-semibold whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-sunken text-ink-muted',
        brand: 'bg-brand-soft text-brand-text',
        accent: 'bg-accent text-accent-ink',
        pop: 'bg-pop text-pop-ink',
        positive: 'bg-positive-soft text-positive',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
        raised: 'bg-surface-raised text-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends VariantProps<typeof badgeStyle> {
  icon?: ReactNode;
  children: ReactNode;
}

/** A small fact about a thing: its condition, "Reserved", "Pro". */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badgeStyle({ tone })}>
      {icon}
      {children}
    </span>
  );
}
