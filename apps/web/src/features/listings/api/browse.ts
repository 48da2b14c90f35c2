import type { OutputOf } from '@vybac/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { browseInputOf, browseListings, type ListingsSearch } from '@vybac/contracts/listings';

export type FirstBrowsePage = OutputOf<typeof browseListings>;

/** Whoever comes back within half an hour finds all pages that had been loaded, and so the place. */
const keptFor = 30 * 60_000;

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
    gcTime: keptFor,
  });
}
