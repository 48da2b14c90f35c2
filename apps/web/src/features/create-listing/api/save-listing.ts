import { editListing, publishListing, type ListingFields } from '@vybac/contracts/listings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttemptKeys } from '../../../api/attempt-key';
import { call } from '../../../api/call';
import { listingToEdit } from './listing-to-edit';

/** Publishes a new listing, or changes the one with this id. */
export function useSaveListing(id: string | undefined) {
  const queryClient = useQueryClient();
  const keys = useAttemptKeys();
  return useMutation({
    mutationFn: ({ version, ...body }: ListingFields & { version: number | undefined }) =>
      id === undefined
        ? call(publishListing, { body }, { idempotencyKey: keys.keyFor(body) })
        : call(editListing, { params: { id }, body: { ...body, ...(version !== undefined && { version }) } }),
    onSuccess: (listing) => {
      keys.done();
      queryClient.setQueryData(listingToEdit(listing.id).queryKey, listing);
      void queryClient.invalidateQueries({ queryKey: ['listings'] });
    },
  });
}
