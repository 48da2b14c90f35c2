import { z } from 'zod';
import { defineEvent } from '../event';
import { languages } from '../identity/accounts';
import { id, line, moment, nothing } from '../primitives';
import { defineRoute } from '../route';
import { browseQuery } from './listings';

/** Of one person, or of one mailbox where there is no person. */
export const savedSearchLimit = 20;
export const missingSearchMessage = 'Please fill in both search name and email';
export const searchNameLength = 80;

export const alertFrequencies = ['instant', 'daily', 'weekly'] as const;
export const alertFrequency = z.enum(alertFrequencies);
export type AlertFrequency = z.output<typeof alertFrequency>;

/** What is looked for: the filters of the browse page that say something about a listing by itself. Words are words, never patterns. */
export const savedQuery = browseQuery
  .pick({ q: true, category: true, condition: true, minPrice: true, maxPrice: true, photos: true, verified: true })
  .extend({ photos: z.boolean().optional(), verified: z.boolean().optional() });
export type SavedQuery = z.output<typeof savedQuery>;

export const savedSearch = z.object({
  id,
  name: z.string(),
  email: z.string(),
  query: savedQuery,
  frequency: alertFrequency,
  isPaused: z.boolean(),
  /** Mails go out only to a mailbox that has said yes. */
  isConfirmed: z.boolean(),
  createdAt: moment,
});
export type SavedSearch = z.output<typeof savedSearch>;

const token = z.string().max(100);

export const saveSearch = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/saved-searches',
  access: 'public',
  summary: 'Be told by mail of new listings that a search finds; the mailbox has to confirm once',
  body: z.object({
    name: z.string().max(500),
    email: z.string().max(254),
    query: savedQuery,
    frequency: alertFrequency.default('instant'),
    language: z.enum(languages).default('en'),
  }),
  status: 201,
  output: savedSearch,
  errors: ['saved_search.missing_information', 'saved_search.limit'],
  limit: { action: 'saved_search', max: 60, windowMinutes: 60, perBodyField: 'email' },
});

export const listSavedSearches = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/saved-searches',
  access: 'actor',
  summary: 'One’s saved searches, newest first',
  status: 200,
  output: z.object({ items: z.array(savedSearch).max(savedSearchLimit), limit: z.number().int() }),
  errors: [],
});

export const changeSavedSearch = defineRoute({
  service: 'listings',
  method: 'PATCH',
  path: '/api/saved-searches/:id',
  access: 'actor',
  summary: 'Rename, pause, go on, or be told more or less often',
  params: z.object({ id }),
  body: z.object({
    name: line(1, searchNameLength).optional(),
    frequency: alertFrequency.optional(),
    isPaused: z.boolean().optional(),
  }),
  status: 200,
  output: savedSearch,
  errors: ['saved_search.missing'],
});

export const deleteSavedSearch = defineRoute({
  service: 'listings',
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  access: 'actor',
  summary: 'Look for it no longer',
  params: z.object({ id }),
  status: 204,
  output: nothing,
  errors: ['saved_search.missing'],
});

export const confirmSavedSearch = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/saved-searches/confirmation',
  access: 'public',
  summary: 'The mailbox says yes, by the link it was sent',
  body: z.object({ token }),
  status: 200,
  output: z.object({ name: z.string() }),
  errors: ['saved_search.token_invalid'],
  limit: { action: 'saved_search_link', max: 60, windowMinutes: 60 },
  secret: true,
});

export const unsubscribeSavedSearch = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/saved-searches/unsubscription',
  access: 'public',
  summary: 'No more mails of this search, by the link in each of them',
  body: z.object({ token }),
  status: 200,
  output: z.object({ name: z.string() }),
  errors: ['saved_search.token_invalid'],
  limit: { action: 'saved_search_link', max: 60, windowMinutes: 60 },
  secret: true,
});

const topic = 'listings.saved-search';

/** Somebody saved a search; its mailbox is asked for a yes by a reaction. The address stays in listings. */
export const searchSaved = defineEvent({ topic, type: 'search.saved.v1', data: z.object({ searchId: id }) });

/** A saved search found new listings; `actorId` is null where only a mailbox is told. */
export const searchAlerted = defineEvent({
  topic,
  type: 'search.alerted.v1',
  data: z.object({
    searchId: id,
    actorId: id.nullable(),
    name: z.string(),
    count: z.number().int(),
    /** The newest of them. */
    listingId: id,
    title: z.string(),
  }),
});

export const savedSearchEvents = [searchSaved, searchAlerted] as const;
