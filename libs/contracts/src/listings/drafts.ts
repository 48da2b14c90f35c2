import { z } from 'zod';
import { id, moment, nothing } from '../primitives';
import { defineRoute } from '../route';
import { draftForm, draftGiven, draftSources } from './draft-fields';
import { image } from './image';
import { listingModes, photosIn } from './listing-limits';

export const draftLimits = { perPerson: 20, images: photosIn('voice'), keptDays: 30 } as const;

/** A listing that somebody has begun, on whichever device. */
export const savedDraft = z.object({
  id,
  /** One more with every change. */
  version: z.number().int(),
  /** How it is made: each way goes on with its own. */
  mode: z.enum(listingModes),
  form: draftForm,
  given: draftGiven,
  sources: draftSources,
  images: z.array(image),
  updatedAt: moment,
});
export type SavedDraft = z.output<typeof savedDraft>;

export const listDrafts = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/me/drafts',
  access: 'actor',
  summary: 'What one has begun, the last changed first',
  status: 200,
  output: z.object({ items: z.array(savedDraft).max(draftLimits.perPerson) }),
  errors: [],
});

export const saveDraft = defineRoute({
  service: 'listings',
  method: 'PUT',
  path: '/api/me/drafts/:id',
  access: 'actor',
  summary: 'Save a draft as it is typed; kept for 30 days after the last change',
  params: z.object({ id }),
  body: z.object({
    mode: z.enum(listingModes).default('form'),
    form: draftForm,
    given: draftGiven.prefault({}),
    sources: draftSources.default({}),
    imageIds: z.array(id).max(draftLimits.images).default([]),
    /** The version that was changed; 0 for a new draft. */
    version: z.number().int().min(0),
  }),
  status: 200,
  output: savedDraft,
  errors: ['draft.changed_elsewhere', 'draft.limit'],
  limit: { action: 'draft', max: 1_200, windowMinutes: 60 },
});

export const deleteDraft = defineRoute({
  service: 'listings',
  method: 'DELETE',
  path: '/api/me/drafts/:id',
  access: 'actor',
  summary: 'Throw a draft away; again changes nothing',
  params: z.object({ id }),
  status: 204,
  output: nothing,
  errors: [],
});
