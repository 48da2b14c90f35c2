import { browseListings } from '@vybac/contracts/listings';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { browseInputOf, type ListingsSearch } from '../search/listings-search';

/** Listings that answer a search, page by page. Fresh for a second, so that what somebody has just published is there. */
export function browsePages(search: ListingsSearch) {
  const query = browseInputOf(search);
  return infiniteQueryOptions({
    queryKey: ['listings', 'pages', query],
    queryFn: ({ pageParam, signal }) =>
      call(browseListings, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 1_000,
  });
}
