import { z } from 'zod';
import { defineRoute } from '../route';
import { listingCard } from './listings';

/** Hot Items This Week shows this many (spec 1 §9). */
export const hotCount = 6;

export const hotListings = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/hot-listings',
  access: 'public',
  summary:
    'Hot Items This Week: active listings that people looked at, wrote about or saved most, recent acts first of all',
  status: 200,
  output: z.object({
    items: z
      .array(
        listingCard.extend({
          /** What people did about it, in looks of this moment. */
          trendScore: z.number(),
        }),
      )
      .max(hotCount),
  }),
  errors: [],
});
