import {
  categoriesWithoutCondition,
  category as categorySchema,
  condition as conditionSchema,
  listingFields,
  listingLimits,
  type Category,
  type Condition,
  type Image,
  type Listing,
  type ListingFields,
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

export function asksCondition(category: Category | null): boolean {
  return category === null || !categoriesWithoutCondition.includes(category);
}

/** Reads the form by the contract's own rules: what to send, or what is wrong with which field. */
export function readForm(
  values: ListingFormValues,
  images: readonly Pick<Image, 'mediaId'>[],
): { fields: ListingFields } | { complaints: Partial<Record<Field, Complaint>> } {
  const withCondition = asksCondition(values.category);
  const required: readonly Exclude<Field, 'position'>[] = [
    'title',
    'description',
    'price',
    'category',
    ...(withCondition ? ['condition' as const] : []),
  ];
  const missing = required.filter((field) => values[field] === null || String(values[field]).trim() === '');

  const { position, zipCode, ...others } = values;
  const read = listingFields.safeParse({
    ...others,
    ...placeIn(position, zipCode.trim()),
    priceAmount: parsePrice(values.price),
    condition: withCondition ? values.condition : null,
    location: values.location.trim() || null,
    imageIds: images.map(({ mediaId }) => mediaId),
  });
  if (read.success && missing.length === 0) return { fields: read.data };

  const wrong = (read.error?.issues ?? []).map(
    ({ path: [field] }) => (field === 'priceAmount' ? 'price' : field) as Field,
  );
  return {
    complaints: {
      ...Object.fromEntries(wrong.map((field) => [field, 'invalid'])),
      ...Object.fromEntries(missing.map((field) => [field, 'missing'])),
    },
  };
}

// Left out it stays as it is.
function placeIn(position: ListingFormValues['position'], zipCode: string): Partial<ListingFields> {
  if (zipCode !== '') return { zipCode };
  return position === 'kept' ? {} : { position };
}

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
    ...(category && { category: categorySchema.safeParse(slug(category)).data ?? null }),
    ...(condition && { condition: conditionSchema.safeParse(slug(condition)).data ?? null }),
  };
}

// "Home & Garden" and "Like New" come in capitals from tools that show them so.
function slug(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
}

/** In whole units where it is whole: 4050 → "40.50". */
export function writtenPrice(amount: number): string {
  return amount % minorUnitsPerUnit === 0
    ? String(amount / minorUnitsPerUnit)
    : (amount / minorUnitsPerUnit).toFixed(2);
}
