import { showListing } from '@vybac/contracts/listings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** The listing as it is now; the same entry that the listing page shows. */
export function listingToEdit(id: string) {
  return queryOptions({
    queryKey: ['listings', 'one', id],
    queryFn: ({ signal }) => call(showListing, { params: { id } }, { signal }),
  });
}
