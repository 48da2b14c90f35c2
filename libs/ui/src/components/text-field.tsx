import { Field as BaseField } from '@base-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyle, FieldFrame, type FieldProps } from './field';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'prefix'>, FieldProps {
  /** Inside the box before the text, e.g. a currency sign. */
  prefix?: ReactNode;
  /** Inside the box at its end, e.g. a button that shows the password. */
  suffix?: ReactNode;
}

/** One line of text. Works with react-hook-form's `register` as it is. */
export function TextField({
  label,
  hideLabel,
  description,
  error,
  aside,
  prefix,
  suffix,
  disabled,
  name,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hideLabel, description, error, aside, disabled, name }}>
      <div className="relative flex items-center">
        {prefix && (
          <span className="pointer-events-none absolute left-3.5 text-ink-muted [&_svg]:size-5">{prefix}</span>
        )}
        <BaseField.Control
          {...input}
          name={name}
          disabled={disabled}
          className={`${controlStyle} ${prefix ? 'pl-10' : ''} ${suffix ? 'pr-12' : ''}`}
        />
        {suffix && <span className="absolute right-0.5">{suffix}</span>}
      </div>
    </FieldFrame>
  );
}
