import { z } from 'zod';
import { id, line, paragraph } from '../primitives';
import { listingLimits, listingModes, photosIn } from './listing-limits';
import { position, zipCode } from './position';
import { category, condition } from './taxonomy-schemas';

/** What a seller fills in. Price in minor units of the operator's currency. */
export const listingFields = z.object({
  title: line(listingLimits.title.minimum, listingLimits.title.maximum),
  description: paragraph(listingLimits.description.minimum, listingLimits.description.maximum),
  priceAmount: z.number().int().min(listingLimits.price.minimum).max(listingLimits.price.maximum),
  category,
  /** Null only for categories without condition. */
  condition: condition.nullable().default(null),
  location: line(0, listingLimits.location.maximum).nullable().default(null),
  tags: z
    .array(line(1, listingLimits.tags.length))
    .max(listingLimits.tags.maximum)
    .transform((tags) => [...new Set(tags)])
    .default([]),
  /** At most as many as its mode takes. */
  imageIds: z.array(id).max(photosIn('voice')).default([]),
  /** Left out it is the form's; how a listing was made never changes. */
  mode: z.enum(listingModes).optional(),
  /** Whether a value stands as the assistant proposed it. What is made of photos or speech always counts as such (spec 2 §4). */
  aiGenerated: z.boolean().optional(),
  /** The seller's voice. Left out of a change it stays as it is, null takes it away. */
  recordingId: id.nullable().optional(),
  /** Where it is; kept coarsely and never shown. Left out of a change it stays as it is, null takes it away. */
  position: position.nullable().optional(),
  /** Instead of a position: a US ZIP code. */
  zipCode: zipCode.nullable().optional(),
  /** Lets others reserve it at the asking price at once (rulings, Buy Now). */
  buyNow: z.boolean().default(true),
});
export type ListingFields = z.output<typeof listingFields>;
