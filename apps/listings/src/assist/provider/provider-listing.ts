import {
  category,
  categoriesWithoutCondition,
  condition,
  type FieldSource,
  listingLimits,
} from '@vybac/contracts/listings';
import { cleanLine, cleanText, codePoints } from '@vybac/kit';
import { z } from 'zod';
import type { Proposal } from '../engine/assist.engine';
import { ProviderFailure } from './provider-failure';

const within = (minimum: number, maximum: number) => (text: string) =>
  codePoints(text) >= minimum && codePoints(text) <= maximum;

/** A listing is words: whoever answers with markup has misunderstood, or means harm. */
const plain = (text: string) => !/<\/?[a-z!][^>]*>/iu.test(text);

/**
 * A listing as a language model has to answer it (spec 2 §5): every field, and nothing that our own form would refuse. Price in
 * whole units of the currency, null when nothing says one.
 */
export const providerListing = z.strictObject({
  title: z
    .string()
    .transform(cleanLine)
    .refine(within(listingLimits.title.minimum, listingLimits.title.maximum))
    .refine(plain),
  description: z
    .string()
    .transform(cleanText)
    .refine(within(listingLimits.description.minimum, listingLimits.description.maximum))
    .refine(plain),
  price: z
    .number()
    .min(0)
    .max(listingLimits.price.maximum / 100)
    .nullable(),
  condition: condition.nullable(),
  category,
  tags: z
    .array(z.string().transform(cleanLine).refine(within(1, listingLimits.tags.length)).refine(plain))
    .max(listingLimits.tags.maximum),
});

/** The same as a JSON schema for the model, which knows of no transformations. */
export const providerListingSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'description', 'price', 'condition', 'category', 'tags'],
  properties: {
    title: { type: 'string' },
    description: { type: 'string' },
    price: { type: ['number', 'null'] },
    condition: { type: ['string', 'null'], enum: [...condition.options, null] },
    category: { type: 'string', enum: [...category.options] },
    tags: { type: 'array', items: { type: 'string' } },
  },
} as const;

export const providerInstructions = `You turn what a seller of a second-hand item says or shows into a listing.
Use only what the seller says or what is visible. Never invent a fact, a price or a flaw.
price: the asking price in whole currency units when the seller names one, otherwise null.
condition: only when the words say it or the photos plainly show it, otherwise null; always null for services and software.
Write title and description in the seller's language. At most ${listingLimits.tags.maximum} short tags.`;

/** @throws ProviderFailure `invalid` when it is no listing, or one that our form would refuse */
export function proposalOf(answer: unknown): Proposal {
  const parsed = providerListing.safeParse(answer);
  if (!parsed.success) throw new ProviderFailure('invalid', 'The answer is no listing', parsed.error);
  const { title, description, price, tags, ...said } = parsed.data;
  const asksCondition = !categoriesWithoutCondition.includes(said.category);
  const by = <Value>(value: Value) => ({ value, source });
  return {
    title: by(title),
    description: by(description),
    priceAmount: price === null ? null : by(Math.round(price * 100)),
    condition: said.condition === null || !asksCondition ? null : by(said.condition),
    category: by(said.category),
    tags: by([...new Set(tags)]),
    takenOn: null,
  };
}

const source: FieldSource = { kind: 'provider', quote: null, photo: null };
