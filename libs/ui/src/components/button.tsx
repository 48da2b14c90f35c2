import { Button as BaseButton } from '@base-ui/react/button';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner';

/**
 * The look of a button, for links that are the main action: `<Link className={buttonStyle({ variant: 'primary' })}>`.
 * A link stays a link for screen readers and middle clicks.
 */
export const buttonStyle = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap select-none ' +
    'transition-[background-color,border-color,color,scale] duration-150 active:scale-[0.97] ' +
    'data-disabled:cursor-not-allowed data-disabled:opacity-60 data-disabled:active:scale-100 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-brand text-brand-ink hover:bg-brand-hover',
        accent: 'bg-accent text-accent-ink hover:bg-accent-hover',
        secondary: 'border border-line-strong bg-surface-raised text-ink hover:border-ink hover:bg-surface-sunken',
        quiet: 'text-ink hover:bg-surface-sunken',
        danger: 'bg-danger text-danger-ink hover:bg-danger-hover',
      },
      size: {
        sm: 'min-h-11 px-4 text-sm md:min-h-9',
        md: 'min-h-11 px-5 text-[0.95rem]',
        lg: 'min-h-13 px-7 text-lg',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, VariantProps<typeof buttonStyle> {
  /** Shown before the text. */
  icon?: ReactNode;
  /** Work is under way: shows a spinner, keeps focus and width, ignores presses. */
  loading?: boolean;
  className?: string;
}

export function Button({
  variant,
  size,
  wide,
  icon,
  loading = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <BaseButton
      {...rest}
      type={type}
      disabled={loading || disabled}
      focusableWhenDisabled={loading}
      aria-busy={loading || undefined}
      className={buttonStyle({ variant, size, wide, className })}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </BaseButton>
  );
}
