import { showFeed, skipListing, startFeedOver, unskipListing } from '@vybac/contracts/listings';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

export const feedPages = infiniteQueryOptions({
  queryKey: ['feed'],
  queryFn: ({ pageParam, signal }) => call(showFeed, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  // A deck is dealt once: what is skipped meanwhile must not move the cards.
  staleTime: Infinity,
});

export const rememberSkip = (id: string) => call(skipListing, { params: { id } });
export const forgetSkip = (id: string) => call(unskipListing, { params: { id } });
export const forgetSkips = () => call(startFeedOver, {});
