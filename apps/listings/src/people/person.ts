import type { PersonSummary } from '@vybac/contracts';
import type { Actor, Away } from '@vybac/contracts/identity';

/** A person as others see them, and how fresh that is. */
export interface KnownPerson {
  readonly person: Person;
  /** The version of the person in identity; 0 when nobody has said. */
  readonly version: number;
}

export type Person = PersonSummary & {
  verifiedSeller: boolean;
  memberSince: string | null;
  /** As it was said; over once its end has come. Absent when nobody has said. */
  away?: Away | null | undefined;
};

/** Somebody who has just arrived: what their own session says of them, until identity says more. */
export function strangerOf({ id, kind, name, username, avatarUrl }: Actor): KnownPerson {
  return { person: { id, kind, name, username, avatarUrl, verifiedSeller: false, memberSince: null }, version: 0 };
}
