import { z } from 'zod';

// Apart from the assistant's routes, like the fields of a draft, so that a form can load schemas later than addresses.
/**
 * Where a proposed value comes from, so that a form can say so:
 * `words` the person's own, with those that decided as `quote`; `comparables` of the marketplace; `photo` what is seen or read in
 * photo number `photo` (from 1); `likeness` listings with nearly the same picture; `provider` a language model; `guess` nothing
 * better was found.
 */
export const fieldSource = z.object({
  kind: z.enum(['words', 'comparables', 'photo', 'likeness', 'provider', 'guess']),
  quote: z.string().nullable().default(null),
  photo: z.number().int().positive().nullable().default(null),
});
export type FieldSource = z.output<typeof fieldSource>;
