import { myListings, type ListingStatus } from '@vybac/contracts/listings';
import type { OutputOf } from '@vybac/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

export type MyListing = OutputOf<typeof myListings>['items'][number];

/** One's own listings in one state or in all, newest first, with the true counts. */
export function myListingsPages(status?: ListingStatus) {
  return infiniteQueryOptions({
    queryKey: ['listings', 'mine', status ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(myListings, { query: { ...(status && { status }), ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 2_000,
  });
}
