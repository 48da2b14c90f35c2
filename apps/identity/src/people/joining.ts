import { happened, type NewEvent } from '@vybac/contracts';
import {
  accountRegistered,
  emailConfirmed,
  guestUpgraded,
  identityErrors,
  personChanged,
  personJoined,
} from '@vybac/contracts/identity';
import { AppError } from '@vybac/kit';
import { type Account, factsOf, type GuestAccess, type Identified, namesOf, type Person } from './person';

/** What a rule decided: which fields change, and what is announced in the same write. */
export interface PersonDecision {
  readonly changes: Partial<Person>;
  readonly events: readonly NewEvent[];
}

export type Registration = Pick<Account, 'username' | 'email' | 'passwordHash' | 'language'>;

const newcomer = {
  fullName: null,
  searchText: null,
  bio: null,
  avatarUrl: null,
  theme: null,
  verifiedSeller: false,
  away: null,
  plan: null,
  roles: [],
  sessionGeneration: 0,
} as const;

/** @param suffix 4 characters that tell guests apart; never taken from the Guest ID */
export function newGuest(guest: GuestAccess, suffix: string, now: Date): Person {
  return { ...newcomer, kind: 'guest', name: `Guest ${suffix}`, guest, account: null, createdAt: now };
}

/** A user who has to confirm the address before anything else. */
export function newUser(registration: Registration, now: Date): Person {
  const account = unconfirmed(registration, now);
  return { ...newcomer, kind: 'user', name: account.username, guest: null, account, createdAt: now };
}

/** A guest signs up and stays a guest until the address is confirmed; signing up again replaces what was not confirmed. */
export function registerGuest(person: Identified, registration: Registration, now: Date): PersonDecision {
  if (person.kind === 'user') throw new AppError(identityErrors['account.already_registered']);
  return {
    changes: { account: unconfirmed(registration, now) },
    events: [happened(accountRegistered, { actorId: person.id, upgradesGuest: true })],
  };
}

/** The address is proven. A newcomer joins; a guest becomes a user under the same id, and PIN and guest sessions end. */
export function confirmAccount(person: Identified, account: Account, now: Date): PersonDecision {
  if (account.confirmedAt) return { changes: { account }, events: [] };
  const names = namesOf(account.username, person.fullName);
  const confirmed: Partial<Person> = { ...names, account: { ...account, confirmedAt: now } };
  const events: NewEvent[] = [happened(emailConfirmed, { actorId: person.id })];
  if (person.kind === 'user') {
    events.push(happened(personJoined, factsOf({ ...person, ...confirmed })));
    return { changes: confirmed, events };
  }
  const changes: Partial<Person> = {
    ...confirmed,
    kind: 'user',
    guest: null,
    sessionGeneration: person.sessionGeneration + 1,
  };
  const facts = factsOf({ ...person, ...changes });
  events.push(happened(guestUpgraded, facts), happened(personChanged, facts));
  return { changes, events };
}

function unconfirmed(registration: Registration, now: Date): Account {
  return { ...registration, registeredAt: now, confirmedAt: null, links: [] };
}
