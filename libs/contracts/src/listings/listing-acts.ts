import { z } from 'zod';
import { id } from '../primitives';
import { defineRoute } from '../route';

export const listingActs = ['remove', 'restore', 'sold'] as const;
export type ListingAct = (typeof listingActs)[number];

export const actOnListings = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/me/listings/acts',
  access: 'actor',
  summary: 'Do one thing to several of one’s listings; each succeeds or fails by itself',
  body: z.object({ act: z.enum(listingActs), ids: z.array(id).min(1).max(50) }),
  status: 200,
  /** `code` is null for what was done, and otherwise says why it was not. */
  output: z.object({ items: z.array(z.object({ id, code: z.string().nullable() })) }),
  errors: [],
});
