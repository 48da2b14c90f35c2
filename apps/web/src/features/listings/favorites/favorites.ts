import { listFavoriteIds, listFavorites } from '@vybac/contracts/listings';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** The ids of one's favorites: cards are the same for everybody, their hearts are not. */
export const favoriteIdsQuery = queryOptions({
  queryKey: ['favorites', 'ids'],
  queryFn: async ({ signal }) => (await call(listFavoriteIds, {}, { signal })).ids,
});

/** One's favorites, what can still be had first. */
export const favoritesPages = infiniteQueryOptions({
  queryKey: ['favorites', 'pages'],
  queryFn: ({ pageParam, signal }) =>
    call(listFavorites, { query: { ...(pageParam && { cursor: pageParam }) } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 2_000,
});
