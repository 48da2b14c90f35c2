import { Field as BaseField } from '@base-ui/react/field';
import type { ReactNode } from 'react';

export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  description?: ReactNode;
  /** The message of what is wrong; its presence marks the field as invalid. */
  error?: string | undefined;
  /** Text beside the label, e.g. "optional" or a counter. */
  aside?: ReactNode;
}

/** Label above, control, then error or description below; all tied together for screen readers. */
export function FieldFrame({
  label,
  hideLabel,
  description,
  error,
  aside,
  disabled,
  name,
  children,
}: FieldProps & {
  disabled?: boolean | undefined;
  name?: string | undefined;
  children: ReactNode;
}) {
  return (
    <BaseField.Root
      invalid={Boolean(error)}
      disabled={disabled ?? false}
      name={name}
      className="flex w-full flex-col gap-1.5"
    >
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <BaseField.Label className="text-sm font-semibold text-ink">{label}</BaseField.Label>
        {!hideLabel && aside}
      </div>
      {children}
      {description && !error && (
        <BaseField.Description className="text-sm text-ink-muted">{description}</BaseField.Description>
      )}
      <BaseField.Error match={Boolean(error)} className="text-sm font-medium text-danger">
        {error}
      </BaseField.Error>
    </BaseField.Root>
  );
}

/** The box of every control one types or picks in. */
export const controlStyle =
  'w-full min-h-11 rounded-md border border-line-strong bg-surface-raised px-3.5 text-base text-ink transition-colors ' +
  'hover:border-ink focus-visible:outline-offset-0 data-invalid:border-danger data-disabled:cursor-not-allowed data-disabled:bg-surface-sunken data-disabled:opacity-70';
