import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';

/** Spec 1 §9, milliseconds: waiting time before the first tooltip, and how soon the next one needs no waiting. */
export const tooltipDelay = 700;
export const tooltipSkipDelay = 300;

/** In its own file, so that the first screen can have it without the machinery of tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <BaseTooltip.Provider delay={tooltipDelay} timeout={tooltipSkipDelay}>
      {children}
    </BaseTooltip.Provider>
  );
}
