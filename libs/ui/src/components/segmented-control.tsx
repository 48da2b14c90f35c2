import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';

export interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Two to five choices of which one always holds, seen at once. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      className="inline-flex max-w-full flex-wrap gap-1 rounded-xl bg-surface-sunken p-1"
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          render={<button type="button" />}
          nativeButton
          className="min-h-11 grow rounded-[1.2rem] px-3 sm:px-4 text-sm font-semibold text-ink-muted transition-colors hover:text-ink data-checked:bg-surface-raised data-checked:text-ink data-checked:shadow-card md:min-h-9"
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
