import { Switch as BaseSwitch } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

export interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** Something that is on or off at once, without a save button. */
export function Switch({ label, description, checked, onCheckedChange, disabled = false }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 has-data-disabled:cursor-not-allowed has-data-disabled:opacity-60">
      <span>
        <span className="block">{label}</span>
        {description && <span className="block text-sm text-ink-muted">{description}</span>}
      </span>
      <BaseSwitch.Root
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        disabled={disabled}
        className="inline-flex h-7 w-12 shrink-0 items-center rounded-full bg-line-strong p-1 transition-colors data-checked:bg-brand"
      >
        <BaseSwitch.Thumb className="size-5 rounded-full bg-surface-raised transition-transform data-checked:translate-x-5" />
      </BaseSwitch.Root>
    </label>
  );
}
