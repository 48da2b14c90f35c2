import { Button as BaseButton } from '@base-ui/react/button';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export const iconButtonStyle = cva(
  'relative inline-grid size-11 shrink-0 place-items-center rounded-full transition-[background-color,scale] duration-150 ' +
    'active:scale-95 data-disabled:cursor-not-allowed data-disabled:opacity-50 [&_svg]:size-5',
  {
    variants: {
      variant: {
        quiet: 'text-ink hover:bg-surface-sunken',
        raised: 'bg-surface-raised text-ink shadow-card hover:bg-surface-sunken',
        brand: 'bg-brand text-brand-ink hover:bg-brand-hover',
      },
    },
    defaultVariants: { variant: 'quiet' },
  },
);

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'>, VariantProps<typeof iconButtonStyle> {
  /** What it does, for screen readers; also the tooltip when wrapped in one. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** A round button with only an icon; 44 px everywhere. */
export function IconButton({ label, variant, className, type = 'button', ...rest }: IconButtonProps) {
  return <BaseButton {...rest} type={type} aria-label={label} className={iconButtonStyle({ variant, className })} />;
}
