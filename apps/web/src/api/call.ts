import { createCall } from '@vybac/client';
import { initialAnswers } from './initial-answers';
import { traceCalls } from './trace-calls';

/** Calls our own API from the page: `call(browseListings, { query })`. Refusals are thrown as `ProblemError`. */
export const call = createCall({ initialAnswers: initialAnswers(document), trace: traceCalls(document) });
