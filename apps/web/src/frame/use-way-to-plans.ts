import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Milliseconds in which the message that something needs a plan can be read (spec 2 §9). */
const redirectMilliseconds = 2_000;
const plans = '/pricing';

/**
 * Leads to the plans, unless the screen is left before. While there is no such screen the message is all: nobody should be
 * led to a page that is not found. With its route this works by itself.
 */
export function useWayToPlans(): () => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (!(plans in router.routesByPath)) return;
    timer.current = setTimeout(() => void router.navigate({ to: plans as '/' }), redirectMilliseconds);
  };
}
