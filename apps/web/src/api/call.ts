import { createCall } from '@vybac/client';

/** Calls our own API from the page: `call(browseListings, { query })`. Refusals are thrown as `ProblemError`. */
export const call = createCall();
