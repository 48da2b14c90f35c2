import { forget, save } from '../../storage/saved';

/** Set while signed out on purpose (spec 1 §3, browser storage keys). */
export const signedOutFlag = 'auth_signed_out';
const channelName = 'vybac-session';

export type SessionChange = 'signed-in' | 'signed-out';

function tellOtherTabs(change: SessionChange): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(change);
  channel.close();
}

export function announceSignedIn(): void {
  forget(signedOutFlag);
  tellOtherTabs('signed-in');
}

export function announceSignedOut(): void {
  save(signedOutFlag, 'true');
  tellOtherTabs('signed-out');
}

/**
 * Calls back when another tab signed in or out; the storage flag stands in where there is no BroadcastChannel.
 *
 * @returns a function that stops listening.
 */
export function onSessionChangeElsewhere(listener: (change: SessionChange) => void): () => void {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = (event: MessageEvent<SessionChange>) => listener(event.data);
    return () => channel.close();
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === signedOutFlag) listener(event.newValue === 'true' ? 'signed-out' : 'signed-in');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
