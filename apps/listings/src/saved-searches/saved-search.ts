import { happened } from '@vybac/contracts';
import type { Language } from '@vybac/contracts/identity';
import { type AlertFrequency, searchAlerted, type SavedQuery } from '@vybac/contracts/listings';
import type { NewEvent } from '@vybac/contracts';

/** Somebody wants to know when something comes up. */
export interface SavedSearchState {
  /** Null where there is only a mailbox. */
  ownerId: string | null;
  email: string;
  name: string;
  language: Language;
  query: SavedQuery;
  /** Families of the words looked for, or the things these name: all of them must be in a listing. */
  families: string[];
  /** By which of all that a listing has it is found: its rarest word, else its category. */
  key: string;
  frequency: AlertFrequency;
  isPaused: boolean;
  /** In every mail; whoever has it may confirm and unsubscribe, and nothing else. */
  token: string;
  confirmedAt: Date | null;
  confirmationMailedAt: Date | null;
  createdAt: Date;
  lastAlertedAt: Date | null;
  /** When what was found meanwhile is told; null while nothing was. */
  dueAt: Date | null;
}

/** What a listing is matched by. */
export interface Matchable {
  readonly sellerId: string;
  readonly families: ReadonlySet<string>;
  readonly category: string;
  readonly condition: string | null;
  readonly priceAmount: number;
  readonly hasPhotos: boolean;
  readonly isVerified: boolean;
}

const day = 24 * 60 * 60 * 1_000;
const pauses: Readonly<Record<AlertFrequency, number>> = { instant: 0, daily: day, weekly: 7 * day };
const anything = 'any';

/** @param rarest the family of the rarest word looked for, or the thing it names */
export function keyOf({ category }: SavedQuery, rarest: string | undefined): string {
  if (rarest !== undefined) return `word ${rarest}`;
  return category === undefined ? anything : `category ${category}`;
}

/** The keys of all searches that may want this listing: those of other words and categories are never looked at. */
export function keysFor({ families, category, priceAmount }: Matchable): string[] {
  const free = priceAmount === 0 ? ['category free'] : [];
  return [anything, `category ${category}`, ...free, ...[...families].map((family) => `word ${family}`)];
}

export function matches({ ownerId, query, families }: SavedSearchState, listing: Matchable): boolean {
  const { category, condition, minPrice = 0, maxPrice = Infinity, photos, verified } = query;
  return (
    listing.sellerId !== ownerId &&
    families.every((family) => listing.families.has(family)) &&
    (category === undefined || category === listing.category || (category === 'free' && listing.priceAmount === 0)) &&
    (condition === undefined || condition === listing.condition) &&
    listing.priceAmount >= minPrice &&
    listing.priceAmount <= maxPrice &&
    (!photos || listing.hasPhotos) &&
    (!verified || listing.isVerified)
  );
}

/** When what was found now is told: at once, or when a day or a week have passed since the last time. */
export function dueAfter(search: Pick<SavedSearchState, 'frequency' | 'lastAlertedAt' | 'createdAt'>, now: Date): Date {
  const last = search.lastAlertedAt ?? search.createdAt;
  return new Date(Math.max(now.getTime(), last.getTime() + pauses[search.frequency]));
}

/** It has been told. */
export function told(
  search: SavedSearchState & { readonly id: string },
  found: readonly { readonly id: string; readonly title: string }[],
  at: Date,
): { changes: Partial<SavedSearchState>; events: NewEvent[] } {
  const [newest] = found;
  const { id: searchId, ownerId: actorId, name } = search;
  const changes = { dueAt: null, lastAlertedAt: at };
  if (!newest) return { changes: { dueAt: null }, events: [] };
  const fact = { searchId, actorId, name, count: found.length, listingId: newest.id, title: newest.title };
  return { changes, events: [happened(searchAlerted, fact)] };
}
