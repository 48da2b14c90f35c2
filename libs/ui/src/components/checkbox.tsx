import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface CheckboxProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

/** The whole row is the target, so it is easy to hit with a thumb. */
export function Checkbox({ label, description, checked, onCheckedChange, disabled = false, name }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 has-data-disabled:cursor-not-allowed has-data-disabled:opacity-60">
      <BaseCheckbox.Root
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        disabled={disabled}
        name={name}
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-[0.4rem] border-2 border-line-strong bg-surface-raised transition-colors data-checked:border-brand data-checked:bg-brand"
      >
        <BaseCheckbox.Indicator className="text-brand-ink">
          <Check aria-hidden strokeWidth={3.5} className="size-3.5" />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span>
        <span className="block leading-6">{label}</span>
        {description && <span className="block text-sm text-ink-muted">{description}</span>}
      </span>
    </label>
  );
}
