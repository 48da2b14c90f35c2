import { z } from 'zod';
import { id } from '../primitives';
import { fieldSource } from './field-source';
import { position } from './position';
import { category, condition } from './taxonomy-schemas';

/** A form as it stands while somebody fills it in: nothing is checked but its size, for nothing may be lost. */
export const draftForm = z.object({
  title: z.string().max(1_000).default(''),
  description: z.string().max(20_000).default(''),
  price: z.string().max(50).default(''),
  category: category.nullable().default(null),
  condition: condition.nullable().default(null),
  location: z.string().max(1_000).default(''),
  tags: z.array(z.string().max(100)).max(50).default([]),
  buyNow: z.boolean().default(true),
  /** Where it is, about as coarsely as it will be kept. */
  position: position.nullable().default(null),
  zipCode: z.string().max(20).default(''),
});
export type DraftForm = z.output<typeof draftForm>;

/** What somebody gave the assistant to make a listing of. */
export const draftGiven = z.object({
  words: z.string().max(20_000).default(''),
  /** Kept as long as the draft. */
  recordingId: id.nullable().default(null),
  /** The form that came of it is open. */
  isReviewed: z.boolean().default(false),
});
export type DraftGiven = z.output<typeof draftGiven>;

/** Where the values that the assistant proposed come from; editing one clears its source. */
export const draftSources = z.partialRecord(draftForm.keyof(), fieldSource);
