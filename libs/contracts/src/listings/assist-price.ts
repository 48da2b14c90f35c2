import { z } from 'zod';
import { id, line, moment, moneySchema } from '../primitives';
import { defineRoute } from '../route';
import { listingLimits } from './listing-limits';
import { category, condition } from './taxonomy-schemas';

/** Below five a single odd price moves the quartiles by itself: then no range is given. */
export const minimumComparables = 5;
/** So many of the comparables are shown. */
export const citedComparables = 10;

/** A listing of the marketplace that a price is taken from. */
export const comparable = z.object({
  listingId: id,
  title: z.string(),
  /** What was paid, when it was sold through an order; the asking price otherwise. */
  price: moneySchema,
  condition: condition.nullable(),
  sold: z.boolean(),
  /** When it was sold, or put up. */
  at: moment,
});
export type Comparable = z.output<typeof comparable>;

/** What comparable things go for: the middle half of their prices, with what it rests on. */
export const priceRange = z.object({
  low: moneySchema,
  median: moneySchema,
  high: moneySchema,
  count: z.number().int(),
  soldCount: z.number().int(),
  oldest: moment,
  newest: moment,
  /** The most alike first, at most {@link citedComparables}. */
  comparables: z.array(comparable),
});
export type PriceRange = z.output<typeof priceRange>;

export const suggestPrice = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/assist/price',
  access: 'public',
  summary: 'What comparable things were sold for or are offered at; null when there are too few to say',
  body: z.object({
    title: line(1, listingLimits.title.maximum),
    category,
    condition: condition.nullable().default(null),
    /** The listing that is being edited: never its own comparable. */
    listingId: id.nullable().default(null),
  }),
  status: 200,
  output: z.object({
    range: priceRange.nullable(),
    /** How many comparables there are; below `minimum` it is not enough data. */
    found: z.number().int(),
    minimum: z.literal(minimumComparables),
  }),
  errors: [],
  limit: { action: 'assist_price', max: 120, windowMinutes: 60 },
});
