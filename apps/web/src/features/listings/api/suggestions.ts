import { suggestSearches } from '@vybac/contracts/listings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

const fewestLetters = 2;

/** What somebody who has typed so far may be about to search for. The answer to what was typed before stays meanwhile. */
export function suggestionsQuery(typed: string) {
  return queryOptions({
    queryKey: ['listings', 'suggestions', typed],
    queryFn: ({ signal }) => call(suggestSearches, { query: { q: typed } }, { signal }),
    enabled: typed.length >= fewestLetters,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // They help; nobody waits for them.
    retry: false,
  });
}
