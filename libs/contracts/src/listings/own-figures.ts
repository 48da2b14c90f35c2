import { z } from 'zod';
import { defineRoute } from '../route';

export const figureDays = 30;

/** What happened on one day (UTC). */
export const dayFigures = z.object({
  /** As `2026-03-01`. */
  date: z.string(),
  /** Listings published on it that were not removed since. */
  listed: z.number().int(),
  /** Those of them that are on sale now. */
  active: z.number().int(),
  /** Views of all one's listings: once per viewer. */
  views: z.number().int(),
  /** People who wrote about one of one's listings. */
  enquiries: z.number().int(),
});
export type DayFigures = z.output<typeof dayFigures>;

export const ownFigures = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/me/listing-figures',
  access: 'actor',
  summary: 'How one’s listings did on each of the last 30 days, today last',
  status: 200,
  output: z.object({ days: z.array(dayFigures).length(figureDays) }),
  errors: [],
});
