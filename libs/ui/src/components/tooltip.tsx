import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

/** Repeats in words what an icon shows. The trigger must have its own accessible name: touch screens have no tooltips. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={8} className="z-50">
          <BaseTooltip.Popup className="rounded-sm bg-ink px-2.5 py-1.5 text-sm text-surface shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
