import { minorUnitsPerUnit } from '@vybac/kit';
import type { CallOf } from '../route';
import { type DistanceBand, distanceBands, listingLimits } from './listing-limits';
import { type browseListings, type ListingSort, listingSorts } from './listings';
import { categoryFilters, type CategoryFilter, type Condition, conditions } from './taxonomy';

/** What the address of the browse page says. Prices in whole units of the currency ("dollars"), as people write them. */
export interface ListingsSearch {
  q?: string | undefined;
  category?: CategoryFilter | undefined;
  condition?: Condition | undefined;
  /** Without words the newest come first anyway; with words, the best match does. */
  sort?: ListingSort | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  photos?: true | undefined;
  verified?: true | undefined;
  /** "latitude,longitude" to a hundredth of a degree: an address may be passed on, and says no more than the server knows. */
  near?: string | undefined;
  /** Kilometres around `near`; 25 unless said. */
  within?: DistanceBand | undefined;
}

export const longestQuery = 200;
export const usualDistance: DistanceBand = 25;

/**
 * Reads an address; what makes no sense in it is left out. Without zod, because the router reads addresses in the first moment
 * of every page. It reads `?q=42` as a number and `?photos=true` as a boolean.
 */
export function readListingsSearch(address: Record<string, unknown>): ListingsSearch {
  return shortest({
    q: words(address['q']),
    category: oneOf(categoryFilters, address['category']),
    condition: oneOf(conditions, address['condition']),
    sort: oneOf(listingSorts, address['sort']),
    minPrice: price(address['minPrice']),
    maxPrice: price(address['maxPrice']),
    photos: flag(address['photos']),
    verified: flag(address['verified']),
    near: place(address['near']),
    within: distanceBands.find((band) => band === Number(address['within'])),
  });
}

/** A position as it stands in an address. */
export function nearOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return [latitude, longitude].map((degrees) => String(Math.round(degrees * 100) / 100)).join(',');
}

/** Leaves out what holds anyway, so that the same search has one address. */
export function shortest(search: ListingsSearch): ListingsSearch {
  const { q, near } = search;
  const said = Object.entries(search).filter(
    ([name, value]) =>
      value !== undefined &&
      !(name === 'sort' && value === 'newest' && q === undefined) &&
      !(name === 'within' && (value === usualDistance || near === undefined)),
  );
  return Object.fromEntries(said);
}

/** The address of the browse page that says so: path and query. */
export function listingsPath(search: ListingsSearch): string {
  const query = new URLSearchParams(
    Object.entries(shortest(search)).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return query.size > 0 ? `/listings?${query.toString()}` : '/listings';
}

type BrowseInput = NonNullable<CallOf<typeof browseListings>['query']>;

/** What the server is asked: prices in minor units. */
export function browseInputOf(search: ListingsSearch): BrowseInput {
  const { minPrice, maxPrice, photos, verified, within, ...said } = shortest(search);
  return {
    ...(said.q === undefined && { sort: 'newest' as const }),
    ...said,
    ...(minPrice !== undefined && { minPrice: minorUnits(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: minorUnits(maxPrice) }),
    ...(photos && { photos: 'true' }),
    ...(verified && { verified: 'true' }),
    ...(within !== undefined && { within: String(within) }),
  };
}

function words(value: unknown): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  return String(value).trim().slice(0, longestQuery) || undefined;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}

function price(value: unknown): number | undefined {
  const units = typeof value === 'string' && /^\d+(\.\d{1,2})?$/.test(value) ? Number(value) : value;
  if (typeof units !== 'number' || !(units >= 0 && units <= listingLimits.price.maximum / minorUnitsPerUnit))
    return undefined;
  return Math.round(units * minorUnitsPerUnit) / minorUnitsPerUnit;
}

function flag(value: unknown): true | undefined {
  return value === true || value === 1 || value === 'true' || value === '1' ? true : undefined;
}

function place(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^-?\d{1,2}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?$/.test(value)) return undefined;
  const [latitude = 0, longitude = 0] = value.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? nearOf({ latitude, longitude }) : undefined;
}

/** Prices as people write them, in minor units. */
export function minorUnits(units: number): number {
  return Math.round(units * minorUnitsPerUnit);
}
