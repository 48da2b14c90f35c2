import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import { type SortKeys, type SortValue, valuesOf } from './sorting';
import type { Walk } from './walks';

/** Where a walk goes on: behind a listing with these values, and so many more of the same moment. */
export interface Place {
  readonly values: readonly SortValue[];
  readonly skip: number;
}

/** In which walk a page begins, and where; nowhere is at its beginning. */
export interface Begun {
  readonly walk: number;
  readonly place: Place | null;
}

/** In which walk a page ends, and behind what. */
export interface End {
  readonly walk: number;
  readonly values: readonly SortValue[];
}

/** What a page shows of what was found, and where it ends; null when there is nothing behind it. */
export interface Cut<Found> {
  readonly shown: readonly Found[];
  readonly end: (Begun & { readonly place: Place }) | null;
}

interface Found {
  /** The number of the walk that found it. */
  readonly walk: number;
}

/**
 * @param found in the order of the walks, one more than `limit` when there is more
 * @param short the first walk that stopped at the candidates it may look at; what later walks found has to wait for it
 */
export function cut<Listing extends Found>(
  found: readonly Listing[],
  limit: number,
  walks: readonly Walk[],
  begun: Begun,
  short: End | null,
): Cut<Listing> {
  const shown = found.slice(0, limit).filter(({ walk }) => !short || walk <= short.walk);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const end = short ?? (last && { walk: last.walk, values: valuesOf(orderOf(walks, last.walk), last) });
  return { shown, end: end ? { walk: end.walk, place: placeOf(shown, walks, begun, end) } : null };
}

/** @throws AppError `cursor.invalid` when a cursor of another question named it */
export function walkAt(walks: readonly Walk[], number: number): Walk {
  const walk = walks[number];
  if (!walk) throw new AppError(commonErrors['cursor.invalid']);
  return walk;
}

/** @throws AppError `cursor.invalid` when a place is none of this order: it comes from another question */
export function requirePlace(walks: readonly Walk[], { walk, place }: Begun): void {
  if (place && place.values.length !== Object.keys(orderOf(walks, walk)).length)
    throw new AppError(commonErrors['cursor.invalid']);
}

function orderOf(walks: readonly Walk[], number: number): SortKeys {
  const { order, ranked } = walkAt(walks, number);
  return ranked ?? order;
}

function placeOf(shown: readonly Found[], walks: readonly Walk[], begun: Begun, { walk, values }: End): Place {
  const order = orderOf(walks, walk);
  // In an order with ids nobody stands where somebody else does.
  if ('_id' in order) return { values, skip: 0 };
  const before = walk === begun.walk && begun.place && isSame(begun.place.values, values) ? begun.place.skip : 0;
  const alike = shown.filter((one) => one.walk === walk && isSame(valuesOf(order, one), values));
  return { values, skip: before + alike.length };
}

function isSame(one: readonly SortValue[], other: readonly SortValue[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
