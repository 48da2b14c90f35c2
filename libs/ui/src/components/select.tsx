import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { controlStyle, FieldFrame, type FieldProps } from './field';
import { floatingStyle, optionStyle } from './floating';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
}

/** Pick one of a short list. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  name,
  ...field
}: SelectProps<Value>) {
  return (
    <FieldFrame {...field} disabled={disabled} name={name}>
      <BaseSelect.Root
        items={options as Option<Value>[]}
        value={value}
        onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
        disabled={disabled ?? false}
      >
        <BaseSelect.Trigger className={`${controlStyle} flex items-center justify-between gap-2 text-left`}>
          <BaseSelect.Value placeholder={placeholder} className="truncate data-placeholder:text-ink-muted" />
          <BaseSelect.Icon className="text-ink-muted">
            <ChevronDown aria-hidden className="size-4" />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        {/* Its style element would be refused: our policy lets only style sheets in. */}
        <CSPProvider disableStyleElements>
          <BaseSelect.Portal>
            <BaseSelect.Positioner alignItemWithTrigger={false} sideOffset={6} className="z-50">
              <BaseSelect.Popup
                className={`${floatingStyle} max-h-[min(24rem,var(--available-height))] min-w-(--anchor-width) overflow-y-auto p-1.5`}
              >
                {options.map((option) => (
                  <BaseSelect.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={optionStyle}
                  >
                    <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                    <BaseSelect.ItemIndicator className="ml-auto text-brand-text">
                      <Check aria-hidden className="size-4" />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </CSPProvider>
      </BaseSelect.Root>
    </FieldFrame>
  );
}
