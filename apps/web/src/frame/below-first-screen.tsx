import { useDeferredValue, useEffect, type ReactNode } from 'react';

/** Whether only the first screen is being rendered. */
let opening = false;

/**
 * Lets the app open with its first screen alone. Not on a reload or a return: they put one back to where one was, which needs
 * the whole page.
 */
export function openWithFirstScreen(): void {
  opening = performance.getEntriesByType('navigation').some((visit) => 'type' in visit && visit.type === 'navigate');
}

/**
 * What lies below the first screen. When the app opens, it is rendered in the background, in small steps, right after the
 * first screen stands; from then on at once. What comes after it in the page belongs into one too, or it would jump.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const shown = useDeferredValue(true, !opening);
  useEffect(() => {
    opening = false;
  }, []);
  return shown && children;
}
