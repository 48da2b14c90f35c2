import type { Realtime } from '@vybac/client';
import { useEffect, useEffectEvent } from 'react';
import { openRealtime } from './realtime';

/**
 * Listens while mounted and wanted: `listen` begins and returns what stops it. Without a connection nothing is heard; what is
 * shown must be right on load and after each act anyway.
 */
export function useRealtime(listen: (realtime: Realtime) => readonly (() => void)[], wanted = true): void {
  const begin = useEffectEvent(listen);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    let stops: readonly (() => void)[] = [];
    openRealtime().then(
      (realtime) => {
        if (!left) stops = begin(realtime);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stops.forEach((stop) => stop());
    };
  }, [wanted]);
}
