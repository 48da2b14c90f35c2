import { similarListings } from '@vybac/contracts/listings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call';

/** Active listings like this one. */
export function similarListingsQuery(id: string) {
  return queryOptions({
    queryKey: ['listings', 'similar', id],
    queryFn: ({ signal }) => call(similarListings, { params: { id } }, { signal }),
  });
}
