import { z } from 'zod';
import { defineRoute } from '../route';

export const searchSuggestion = z.object({
  /** What to search for. */
  text: z.string(),
  kind: z.enum(['words', 'title']),
  /** How many active listings have these words in their title or, for titles, are called so; capped at 1,000. */
  count: z.number().int(),
});
export type SearchSuggestion = z.output<typeof searchSuggestion>;

export const suggestSearches = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/search-suggestions',
  access: 'public',
  summary: 'What somebody may be about to search for: words that end what was typed, then titles',
  query: z.object({ q: z.string().max(200).default('') }),
  status: 200,
  output: z.object({ items: z.array(searchSuggestion).max(12) }),
  errors: [],
});
