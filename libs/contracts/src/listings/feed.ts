import { z } from 'zod';
import { id, nothing, page } from '../primitives';
import { defineRoute } from '../route';
import { listingCard } from './listings';

/** Cards of one page (spec 3 §9). */
export const feedPageSize = 10;
/** Pixels that a card must be dragged. */
export const swipeThreshold = 100;
/** The next page is asked for when so few cards are left. */
export const feedAhead = 3;

export const showFeed = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/feed',
  access: 'public',
  summary: 'Active listings, the newest first, without one’s own and those one has skipped',
  query: z.object({ cursor: z.string().max(512).optional() }),
  status: 200,
  /** A page may hold up to twice {@link feedPageSize}, and may be short while there is a next one. */
  output: page(listingCard),
  errors: ['cursor.invalid'],
});

export const skipListing = defineRoute({
  service: 'listings',
  method: 'PUT',
  path: '/api/feed/skips/:id',
  access: 'actor',
  summary: 'Not this one: the feed does not show it again',
  params: z.object({ id }),
  status: 204,
  output: nothing,
  errors: [],
});

export const unskipListing = defineRoute({
  service: 'listings',
  method: 'DELETE',
  path: '/api/feed/skips/:id',
  access: 'actor',
  summary: 'Take a skip back',
  params: z.object({ id }),
  status: 204,
  output: nothing,
  errors: [],
});

export const startFeedOver = defineRoute({
  service: 'listings',
  method: 'DELETE',
  path: '/api/feed/skips',
  access: 'actor',
  summary: 'Forget all skips',
  status: 204,
  output: nothing,
  errors: [],
});
