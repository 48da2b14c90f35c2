import { hotListings } from '@vybac/contracts/listings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Hot Items This Week. */
export const hotListingsQuery = queryOptions({
  queryKey: ['listings', 'hot'],
  queryFn: ({ signal }) => call(hotListings, {}, { signal }),
});
