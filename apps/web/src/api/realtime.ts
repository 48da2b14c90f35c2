import { Realtime } from '@vybac/client';
import { useSyncExternalStore } from 'react';

/** The page's one realtime connection. Only parts that load after the first screen may import it: it is heavy. */
export const realtime = new Realtime();

const subscribe = (listener: () => void) => realtime.onConnectionChange(listener);

/** Whether pushes arrive now. While they do not, one asks every few seconds instead. */
export function useRealtimeConnected(): boolean {
  return useSyncExternalStore(subscribe, () => realtime.isConnected);
}
