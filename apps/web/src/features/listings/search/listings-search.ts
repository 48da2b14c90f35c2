import {
  categoryFilters,
  conditions,
  listingLimits,
  listingSorts,
  type browseListings,
  type CategoryFilter,
  type Condition,
  type ListingSort,
} from '@vybac/contracts/listings';
import type { CallOf } from '@vybac/contracts';
import { minorUnitsPerUnit } from '@vybac/kit';

/** What the address of the browse page says. Prices in whole units of the currency ("dollars"), as people write them. */
export interface ListingsSearch {
  q?: string | undefined;
  category?: CategoryFilter | undefined;
  condition?: Condition | undefined;
  sort?: ListingSort | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  photos?: true | undefined;
  verified?: true | undefined;
}

export const longestQuery = 200;

/**
 * Reads an address; what makes no sense in it is left out. Without zod, because the router reads addresses in the first moment
 * of every page. It reads `?q=42` as a number and `?photos=true` as a boolean.
 */
export function readListingsSearch(address: Record<string, unknown>): ListingsSearch {
  return withoutDefaults({
    q: words(address['q']),
    category: oneOf(categoryFilters, address['category']),
    condition: oneOf(conditions, address['condition']),
    sort: oneOf(listingSorts, address['sort']),
    minPrice: price(address['minPrice']),
    maxPrice: price(address['maxPrice']),
    photos: flag(address['photos']),
    verified: flag(address['verified']),
  });
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

/** The shortest address that says the same. */
function withoutDefaults(search: ListingsSearch): ListingsSearch {
  const said = Object.entries(search).filter(
    ([name, value]) => value !== undefined && !(name === 'sort' && value === 'newest'),
  );
  return Object.fromEntries(said);
}

type BrowseInput = NonNullable<CallOf<typeof browseListings>['query']>;

/** What the server is asked: prices in minor units. */
export function browseInputOf({ minPrice, maxPrice, photos, verified, ...said }: ListingsSearch): BrowseInput {
  return {
    // Words without an order: the best match first.
    ...(said.q === undefined && { sort: 'newest' as const }),
    ...said,
    ...(minPrice !== undefined && { minPrice: minorUnits(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: minorUnits(maxPrice) }),
    ...(photos && { photos: 'true' }),
    ...(verified && { verified: 'true' }),
  };
}

function minorUnits(units: number): number {
  return Math.round(units * minorUnitsPerUnit);
}
