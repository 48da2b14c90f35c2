import { listOffers, type Offer, showOffer } from '@vybac/contracts/messaging';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call';

export function offerQuery(id: string) {
  return queryOptions<Offer>({
    queryKey: ['offer', id],
    queryFn: ({ signal }) => call(showOffer, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
}

/** An offer as it stands now: the newer of what came with the message and what was heard since. */
export function useOffer(given: Offer): Offer {
  const { data } = useQuery({ ...offerQuery(given.id), initialData: given });
  return given.version > data.version ? given : data;
}

/** One's open offers about a listing, made or received. */
export function openOffersQuery(listingId: string) {
  return queryOptions({
    queryKey: ['offers', 'open', listingId],
    queryFn: ({ signal }) => call(listOffers, { query: { listingId, status: 'open' } }, { signal }),
  });
}
