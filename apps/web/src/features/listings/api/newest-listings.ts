import { browseListings } from '@vybac/contracts/listings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

const newest = { sort: 'newest', limit: 12 } as const;

/** The 12 newest active listings, for the home page. */
export const newestListingsQuery = queryOptions({
  queryKey: ['listings', 'browse', newest],
  queryFn: ({ signal }) => call(browseListings, { query: newest }, { signal }),
});
