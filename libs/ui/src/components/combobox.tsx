import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { controlStyle, FieldFrame, type FieldProps } from './field';
import { floatingStyle, optionStyle } from './floating';
import type { Option } from './select';

export interface ComboboxProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  /** Names the button that opens the list. */
  openLabel: string;
  /** Shown when nothing matches what was typed. */
  emptyText: string;
  placeholder?: string;
  disabled?: boolean;
}

/** Pick one of a long list by typing a part of it. */
export function Combobox<Value extends string>({
  options,
  value,
  onValueChange,
  openLabel,
  emptyText,
  placeholder,
  disabled,
  ...field
}: ComboboxProps<Value>) {
  return (
    <FieldFrame {...field} disabled={disabled}>
      <BaseCombobox.Root
        items={options as Option<Value>[]}
        value={options.find((option) => option.value === value) ?? null}
        onValueChange={(option) => onValueChange(option?.value ?? null)}
        disabled={disabled ?? false}
      >
        <div className="relative flex items-center">
          <BaseCombobox.Input placeholder={placeholder} className={`${controlStyle} pr-11`} />
          <BaseCombobox.Trigger
            aria-label={openLabel}
            className="absolute right-0 grid size-11 place-items-center text-ink-muted"
          >
            <ChevronDown aria-hidden className="size-4" />
          </BaseCombobox.Trigger>
        </div>
        <BaseCombobox.Portal>
          <BaseCombobox.Positioner sideOffset={6} className="z-50">
            <BaseCombobox.Popup
              className={`${floatingStyle} max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto`}
            >
              <BaseCombobox.Empty className="px-4 py-3 text-ink-muted empty:hidden">{emptyText}</BaseCombobox.Empty>
              <BaseCombobox.List className="p-1.5 empty:hidden">
                {(option: Option<Value>) => (
                  <BaseCombobox.Item
                    key={option.value}
                    value={option}
                    disabled={option.disabled ?? false}
                    className={optionStyle}
                  >
                    {option.label}
                    <BaseCombobox.ItemIndicator className="ml-auto text-brand-text">
                      <Check aria-hidden className="size-4" />
                    </BaseCombobox.ItemIndicator>
                  </BaseCombobox.Item>
                )}
              </BaseCombobox.List>
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
    </FieldFrame>
  );
}
