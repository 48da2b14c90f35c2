import {
  categories,
  conditions,
  listingLimits,
  type Category,
  type Condition,
  type Listing,
} from '@vybac/contracts/listings';
import { minorUnitsPerUnit, parsePrice } from '@vybac/kit';
import type { Position } from '../../../device/position';
import type { CreateListingSearch } from '../create-listing-search';

/** What stands in the fields, as typed. */
export interface ListingFormValues {
  title: string;
  description: string;
  price: string;
  category: Category | null;
  condition: Condition | null;
  location: string;
  /** For searches by distance. `kept` is the one that the listing has, which nobody is shown. */
  position: Position | 'kept' | null;
  /** Instead of a position. */
  zipCode: string;
  tags: string[];
  buyNow: boolean;
}

export const emptyForm: ListingFormValues = {
  title: '',
  description: '',
  price: '',
  category: null,
  condition: null,
  location: '',
  position: null,
  zipCode: '',
  tags: [],
  buyNow: true,
};

export type Field = keyof ListingFormValues;
export type Complaint = 'missing' | 'invalid';

export function formOf(listing: Listing): ListingFormValues {
  const { title, description, price, category, condition, location, hasPosition, tags, buyNow } = listing;
  return {
    title,
    description,
    price: writtenPrice(price.amount),
    category,
    condition,
    location: location ?? '',
    position: hasPosition ? 'kept' : null,
    zipCode: '',
    tags,
    buyNow,
  };
}

/** Beginning with what the address says; what it says wrongly is left open. */
export function prefilledForm({ title, price, condition, category }: CreateListingSearch): Partial<ListingFormValues> {
  const amount = price === undefined ? null : parsePrice(price);
  return {
    ...(title && { title: Array.from(title).slice(0, listingLimits.title.maximum).join('') }),
    ...(amount !== null && { price: writtenPrice(amount) }),
    ...(category && { category: named(category, categories) }),
    ...(condition && { condition: named(condition, conditions) }),
  };
}

// "Home & Garden" and "Like New" come in capitals from tools that show them so.
function named<Name extends string>(words: string, names: readonly Name[]): Name | null {
  const slug = words
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
  return names.find((name) => name === slug) ?? null;
}

/** In whole units where it is whole: 4050 → "40.50". */
export function writtenPrice(amount: number): string {
  return amount % minorUnitsPerUnit === 0
    ? String(amount / minorUnitsPerUnit)
    : (amount / minorUnitsPerUnit).toFixed(2);
}
