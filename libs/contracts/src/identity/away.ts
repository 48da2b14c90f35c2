import { z } from 'zod';
import { line, moment, nothing } from '../primitives';
import { defineRoute } from '../route';

export const awayLimits = { note: 200, days: 365 } as const;

/** While somebody is away, what they sell stays visible and cannot be bought (rulings, Listings → Lifecycle). */
export const away = z.object({
  since: moment,
  /** When it ends by itself; null until they come back. */
  until: moment.nullable(),
  /** What they say to those who look at their things. */
  note: z.string().nullable(),
});
export type Away = z.output<typeof away>;

/** What of it holds at a moment: null once it has ended by itself. */
export function awayAt(kept: Away | null | undefined, now: Date): Away | null {
  if (!kept || (kept.until !== null && Date.parse(kept.until) <= now.getTime())) return null;
  return kept;
}

export const goAway = defineRoute({
  service: 'identity',
  method: 'PUT',
  path: '/api/me/away',
  access: 'actor',
  summary: 'Be away: one’s listings stay visible and cannot be bought; again changes end and note',
  body: z.object({
    until: moment.nullable().default(null),
    note: line(0, awayLimits.note)
      .transform((note) => note || null)
      .nullable()
      .default(null),
  }),
  status: 200,
  output: away.nullable(),
  errors: ['away.end_invalid'],
  limit: { action: 'away', max: 60, windowMinutes: 60 },
});

export const comeBack = defineRoute({
  service: 'identity',
  method: 'DELETE',
  path: '/api/me/away',
  access: 'actor',
  summary: 'Be back: one’s listings can be bought; again changes nothing',
  status: 204,
  output: nothing,
  errors: [],
});
