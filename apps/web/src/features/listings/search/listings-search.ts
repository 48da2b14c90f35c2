import {
  browseListings,
  categoryFilter,
  condition,
  listingLimits,
  listingSort,
  type CategoryFilter,
  type Condition,
  type ListingSort,
} from '@vybac/contracts/listings';
import type { CallOf } from '@vybac/contracts';
import { minorUnitsPerUnit } from '@vybac/kit';
import { z } from 'zod';

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

// The router reads `?q=42` as a number and `?photos=true` as a boolean.
const words = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).trim().slice(0, longestQuery) || undefined);
const price = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d{1,2})?$/)
      .transform(Number),
  ])
  .pipe(
    z
      .number()
      .min(0)
      .max(listingLimits.price.maximum / minorUnitsPerUnit),
  )
  .transform((units) => Math.round(units * minorUnitsPerUnit) / minorUnitsPerUnit);
const flag = z.literal([true, 'true', 1, '1']).transform(() => true as const);

const schema = z.object({
  q: words.optional().catch(undefined),
  category: categoryFilter.optional().catch(undefined),
  condition: condition.optional().catch(undefined),
  sort: listingSort.optional().catch(undefined),
  minPrice: price.optional().catch(undefined),
  maxPrice: price.optional().catch(undefined),
  photos: flag.optional().catch(undefined),
  verified: flag.optional().catch(undefined),
});

/** Reads an address; what makes no sense in it is left out. */
export function readListingsSearch(address: Record<string, unknown>): ListingsSearch {
  return withoutDefaults(schema.parse(address));
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
    sort: 'newest',
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
