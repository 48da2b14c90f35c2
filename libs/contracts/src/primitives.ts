import { cleanLine, cleanText, codePoints } from '@vybac/kit';
import { z } from 'zod';

/** Ids are made by us: UUIDs. Anything else cannot name a thing of ours. */
export const id = z.uuid();

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime();

/** An amount in minor units of a currency. */
export const moneySchema = z.object({ amount: z.number().int(), currency: z.string().length(3) });

/** One line of text typed by a person, counted in code points after cleaning. */
export function line(minimum: number, maximum: number, tooShort?: string, tooLong?: string) {
  return bounded(z.string().transform(cleanLine), minimum, maximum, tooShort, tooLong);
}

/** Text of several lines typed by a person, counted in code points after cleaning. */
export function paragraph(minimum: number, maximum: number, tooShort?: string, tooLong?: string) {
  return bounded(z.string().transform(cleanText), minimum, maximum, tooShort, tooLong);
}

function bounded(
  schema: z.ZodType<string, string>,
  minimum: number,
  maximum: number,
  tooShort = `Must be at least ${minimum} characters long`,
  tooLong = `Must be ${maximum} characters or less`,
) {
  return schema
    .refine((text) => codePoints(text) >= minimum, { message: tooShort })
    .refine((text) => codePoints(text) <= maximum, { message: tooLong });
}

/** How lists are asked for: `cursor` comes from the page before and means nothing to a client. */
export const pageQuery = z.object({
  cursor: z.string().max(512).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(24),
});

/** A page of a list; `nextCursor` is null on the last. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

export const nothing = z.void();

/** How a person is shown to others. Never carries a Guest ID (rulings, People). */
export const personSummary = z.object({
  id,
  kind: z.enum(['guest', 'user']),
  /** A user's name; "Guest" with a 4-character public suffix for guests. */
  name: z.string(),
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
});
export type PersonSummary = z.output<typeof personSummary>;
