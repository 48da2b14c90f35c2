import { createHash } from 'node:crypto';
import { identityErrors } from '@vybac/contracts/identity';
import { AppError } from '@vybac/kit';
import { confirmAccount, type PersonDecision } from './joining';
import type { Account, Identified, MailLink, MailPurpose } from './person';

const hour = 60 * 60 * 1_000;
/** In milliseconds. */
export const confirmationLifetime = 24 * hour;
const lifetimes: Readonly<Record<MailPurpose, number>> = {
  confirmation: confirmationLifetime,
  'password-reset': hour,
};
const keptLinks = 10;

/** What is kept of a link's token, which is long and random and needs no slow hash. */
export function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Was the mail that this event asks for already sent? */
export function wasMailed(account: Account, causeId: string): boolean {
  return account.links.some((link) => link.causeId === causeId && link.mailedAt !== null);
}

/** A link that is about to be mailed. Earlier ones keep working until they expire: mails overtake each other. */
export function withLink(
  account: Account,
  purpose: MailPurpose,
  causeId: string,
  fingerprint: string,
  now: Date,
): Account {
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  const link: MailLink = { fingerprint, purpose, causeId, expiresAt, usedAt: null, mailedAt: null };
  return { ...account, links: [...account.links, link].slice(-keptLinks) };
}

export function withMailed(account: Account, causeId: string, now: Date): Account {
  return {
    ...account,
    links: account.links.map((link) => (link.causeId === causeId ? { ...link, mailedAt: now } : link)),
  };
}

/** @throws AppError `account.token_invalid` when the link is unknown, used or expired */
export function followConfirmation(person: Identified, fingerprint: string, now: Date): PersonDecision {
  return confirmAccount(person, use(person, 'confirmation', fingerprint, now), now);
}

/**
 * A new password, and the end of every session. The link also proves the address: whoever owns the mailbox owns the account.
 * @throws AppError `account.token_invalid` when the link is unknown, used or expired
 */
export function followPasswordReset(
  person: Identified,
  fingerprint: string,
  passwordHash: string,
  now: Date,
): PersonDecision {
  const account = use(person, 'password-reset', fingerprint, now);
  const { changes, events } = confirmAccount(person, { ...account, passwordHash }, now);
  return { changes: { ...changes, sessionGeneration: person.sessionGeneration + 1 }, events };
}

// One used link ends all of its kind.
function use(person: Identified, purpose: MailPurpose, fingerprint: string, now: Date): Account {
  const { account } = person;
  const link = account?.links.find((one) => one.fingerprint === fingerprint && one.purpose === purpose);
  if (!account || !link || link.usedAt || link.expiresAt <= now)
    throw new AppError(identityErrors['account.token_invalid']);
  const links = account.links.map((one) => (one.purpose === purpose && !one.usedAt ? { ...one, usedAt: now } : one));
  return { ...account, links };
}
