import { editListing, publishListing, type ListingFields } from '@vybac/contracts/listings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttemptKeys } from '../../../api/attempt-key';
import { call } from '../../../api/call';
import { listingToEdit } from './listing-to-edit';

/** A listing that is changed, and the version that the change was begun on. */
export interface Editing {
  readonly id: string;
  readonly version: number;
}

/** Publishes a new listing, or changes this one. */
export function useSaveListing(editing: Editing | undefined) {
  const queryClient = useQueryClient();
  const keys = useAttemptKeys();
  return useMutation({
    mutationFn: (body: ListingFields) =>
      editing === undefined
        ? call(publishListing, { body }, { idempotencyKey: keys.keyFor(body) })
        : call(editListing, { params: { id: editing.id }, body: { ...body, version: editing.version } }),
    onSuccess: (listing) => {
      keys.done();
      queryClient.setQueryData(listingToEdit(listing.id).queryKey, listing);
      void queryClient.invalidateQueries({ queryKey: ['listings'] });
    },
  });
}
