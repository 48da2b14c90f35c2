import {
  asksCondition,
  draftForm,
  type DraftForm,
  draftGiven,
  draftSources,
  image,
  type Image,
  type ListingFields,
  listingFields,
} from '@vybac/contracts/listings';
import { parsePrice } from '@vybac/kit';
import { z } from 'zod';
import type { Complaint, Field, ListingFormValues } from './listing-form-values';

// What needs the contracts' schemas, and zod with them: loaded by `loadSchemas` only, after the form stands.
// It imports nothing of the form that runs, so that it is a file of its own.

const images = z.array(image).catch([]);
const sources = draftSources.catch({});
// A draft of before anything given was kept had its form open.
const given = draftGiven.catch(draftGiven.parse({ isReviewed: true }));

/** Of a draft that was kept on this device what can be gone on with. */
export function cleanParts(kept: { readonly [Part in 'images' | 'sources' | 'given']?: unknown }) {
  return { images: images.parse(kept.images), sources: sources.parse(kept.sources), given: given.parse(kept.given) };
}

/** A form as it is saved for all devices. @throws ZodError for what no form says */
export function cleanForm(values: ListingFormValues): DraftForm {
  return draftForm.parse(values);
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
