import { Field as BaseField } from '@base-ui/react/field';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { codePoints } from './code-points';
import { controlStyle, FieldFrame, type FieldProps } from './field';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'maxLength'>, FieldProps {
  /** Shows how much of `maximum` code points is used; `label` says it for screen readers. */
  counter?: { maximum: number; label: (used: number, maximum: number) => string };
}

/** Several lines of text with a counter. It never cuts what is typed: an overlong text is marked and stays editable. */
export function TextArea({
  label,
  hideLabel,
  description,
  error,
  counter,
  disabled,
  name,
  rows = 5,
  onInput,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const used = codePoints(area.value === undefined ? typed : String(area.value));
  const over = counter !== undefined && used > counter.maximum;
  return (
    <FieldFrame
      {...{ label, hideLabel, description, error, disabled, name }}
      aside={
        counter && (
          <span className={`text-xs tabular-nums ${over ? 'font-semibold text-danger' : 'text-ink-muted'}`}>
            <span aria-hidden>{`${used}/${counter.maximum}`}</span>
            <span className="sr-only">{counter.label(used, counter.maximum)}</span>
          </span>
        )
      }
    >
      <BaseField.Control
        render={
          (
            <textarea
              {...area}
              rows={rows}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                onInput?.(event);
              }}
            />
          ) as ReactElement
        }
        name={name}
        disabled={disabled}
        className={`${controlStyle} resize-y py-2.5 leading-relaxed`}
      />
    </FieldFrame>
  );
}
