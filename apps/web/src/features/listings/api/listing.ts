import { showListing } from '@vybac/contracts/listings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** One listing as the reader may see it. */
export function listingQuery(id: string) {
  return queryOptions({
    queryKey: ['listings', 'one', id],
    queryFn: ({ signal }) => call(showListing, { params: { id } }, { signal }),
    staleTime: 2_000,
  });
}
