import { z } from 'zod';
import { id } from '../primitives';
import { defineRoute } from '../route';
import { priceRange } from './assist-price';
import { fieldSource } from './field-source';
import { listingLimits } from './listing-limits';
import { category, condition } from './taxonomy-schemas';

/** Photos that one draft is made of (spec 2 §5, image-to-listing). */
export const assistedPhotos = 5;

export const assistEngine = z.enum(['local', 'provider']);

function proposed<Value extends z.ZodType>(value: Value) {
  return z.object({ value, source: fieldSource }).nullable();
}

/** A listing to be reviewed by its seller. What is null was not said: the form asks. */
export const listingDraft = z.object({
  engine: assistEngine,
  title: proposed(z.string()),
  description: proposed(z.string()),
  /** In minor units. */
  priceAmount: proposed(z.number().int().min(0).max(listingLimits.price.maximum)),
  /** Never guessed: null unless the words, or a provider that was shown the photos, say it. */
  condition: proposed(condition),
  category: proposed(category),
  tags: proposed(z.array(z.string()).max(listingLimits.tags.maximum)),
  /** What comparable things go for; null when there are too few. */
  priceRange: priceRange.nullable(),
  /** When the photos were taken, as their camera noted, e.g. `2024-05-01`. Never where. */
  takenOn: z.string().nullable(),
});
export type ListingDraft = z.output<typeof listingDraft>;

const limit = { action: 'assist', max: 60, windowMinutes: 60 } as const;

export const assistCapabilities = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/assist/capabilities',
  access: 'public',
  summary: 'Which engine reads words and photos, and whether speech can be recognised at all',
  status: 200,
  output: z.object({ text: assistEngine, photos: assistEngine, voice: z.literal('provider').nullable() }),
  errors: [],
});

export const draftFromText = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/assist/text',
  access: 'actor',
  summary: 'A listing out of a description in somebody’s own words',
  body: z.object({
    text: z.string().max(listingLimits.description.maximum).default(''),
    /** Typed, or dictated and transcribed: the messages differ. */
    mode: z.enum(['text', 'voice']).default('text'),
  }),
  status: 200,
  output: listingDraft,
  errors: [
    'assist.description_missing',
    'assist.text_failed',
    'assist.invalid_listing',
    'assist.no_speech',
    'assist.no_listing',
    'assist.voice_listing_failed',
  ],
  limit,
});

export const draftFromPhotos = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/assist/photos',
  access: 'actor',
  summary: 'A listing out of confirmed photos, all of them',
  body: z.object({ imageIds: z.array(id).max(assistedPhotos).default([]) }),
  status: 200,
  output: listingDraft,
  errors: ['assist.photos_missing', 'assist.photos_failed', 'assist.invalid_listing', 'media.missing'],
  limit,
});
