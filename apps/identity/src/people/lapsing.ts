import { confirmationLifetime } from './mail-links';
import type { Account, Person } from './person';
import type { PersonDecision } from './joining';

/**
 * A sign-up that was never confirmed is over when no mailed link can confirm it any more: the names are free again.
 * Asking for the mail again begins the time anew.
 */
export function hasLapsed({ confirmedAt, registeredAt, links }: Account, now: Date): boolean {
  if (confirmedAt) return false;
  const ends = [registeredAt.getTime() + confirmationLifetime, ...links.map(({ expiresAt }) => expiresAt.getTime())];
  return Math.max(...ends) <= now.getTime();
}

/** A guest whose sign-up lapsed is a guest as before; null when it has not. */
export function forgetSignUp({ account }: Person, now: Date): PersonDecision | null {
  return account && hasLapsed(account, now) ? { changes: { account: null }, events: [] } : null;
}
