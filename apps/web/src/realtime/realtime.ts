import type { Realtime } from '@vybac/client';

let opening: Promise<Realtime> | undefined;

/** The page's one realtime connection; its code is loaded and it is opened when first wanted. */
export function openRealtime(): Promise<Realtime> {
  opening ??= import('./connection').then(({ connect }) => connect());
  return opening;
}

/** After signing in or out: the connection, if there is one, speaks for the new session. */
export function renewRealtime(): void {
  void opening?.then((realtime) => realtime.renew());
}
