import type { PersonSummary } from '@vybac/contracts';
import type { Actor, Away, Role, Theme, Tier } from '@vybac/contracts/identity';

/** What lets a guest back in. The Guest ID is a credential: it never leaves for anybody else's eyes. */
export interface GuestAccess {
  readonly guestId: string;
  readonly pinHash: string;
}

export type MailPurpose = 'confirmation' | 'password-reset';

/** A link that was mailed. Only the fingerprint of its secret is kept, and it works once. */
export interface MailLink {
  readonly fingerprint: string;
  readonly purpose: MailPurpose;
  /** The event that asked for the mail. */
  readonly causeId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly mailedAt: Date | null;
}

export interface Account {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: string;
  /** When they signed up, or last asked for the mail to confirm it. */
  readonly registeredAt: Date;
  readonly confirmedAt: Date | null;
  readonly links: readonly MailLink[];
}

export interface AssignedPlan {
  readonly tier: Exclude<Tier, 'free_user'>;
  readonly origin: 'admin_assigned';
  readonly assignedAt: Date;
}

/**
 * One person, under one id for life. A guest has `guest`; a user has a confirmed `account`; a guest who signed up and has
 * not confirmed yet has both, and is still a guest (rulings, Guest → user).
 */
export interface Person {
  readonly kind: 'guest' | 'user';
  /** As others read it: "Guest" with the public suffix, the full name, or the username. */
  readonly name: string;
  readonly fullName: string | null;
  /** Username and full name, lower-case, where people search looks; null for those whom nobody may find. */
  readonly searchText: string | null;
  readonly bio: string | null;
  readonly avatarUrl: string | null;
  readonly theme: Theme | null;
  readonly verifiedSeller: boolean;
  /** As it was said; over once its end has come. Absent in people of before there was such a thing. */
  readonly away?: Away | null;
  readonly plan: AssignedPlan | null;
  readonly roles: readonly Role[];
  readonly guest: GuestAccess | null;
  readonly account: Account | null;
  /** Sessions of an earlier generation are over: raising it signs out everywhere, in the same write. */
  readonly sessionGeneration: number;
  readonly createdAt: Date;
}

/** A person with the id under which the store keeps them. */
export type Identified = Person & { readonly id: string };

/** Somebody who signed up without confirming is nobody yet to others. */
export function isPresent(person: Person): boolean {
  return person.kind === 'guest' || Boolean(person.account?.confirmedAt);
}

export function usernameOf(person: Person): string | null {
  return person.kind === 'user' ? (person.account?.username ?? null) : null;
}

export function tierOf(person: Person): Tier {
  return person.kind === 'user' ? (person.plan?.tier ?? 'free_user') : 'free_user';
}

/** What everybody may know. */
export function summaryOf(person: Identified): PersonSummary {
  const { id, kind, name, avatarUrl } = person;
  return { id, kind, name, username: usernameOf(person), avatarUrl };
}

/** What other services keep of a person. */
export function factsOf(person: Identified) {
  const { verifiedSeller, createdAt, away = null } = person;
  return { ...summaryOf(person), verifiedSeller, memberSince: createdAt.toISOString(), away };
}

/** Who the access token says is calling. */
export function actorOf(person: Identified, sessionId: string): Actor {
  return { ...summaryOf(person), tier: tierOf(person), roles: [...person.roles], sessionId };
}

/** How a user is called and found, which follow from username and full name. */
export function namesOf(username: string, fullName: string | null): Pick<Person, 'fullName' | 'name' | 'searchText'> {
  return { fullName, name: fullName ?? username, searchText: [username, fullName ?? ''].join('\n').toLowerCase() };
}
