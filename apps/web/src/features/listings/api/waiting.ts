import { joinQueue, leaveQueue } from '@vybac/contracts/listings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call';
import { listingQuery } from './listing';

/** Starts (true) or stops waiting for a reserved listing. */
export function useWaiting(listingId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = listingQuery(listingId);
  return useMutation({
    mutationFn: (wait: boolean) => call(wait ? joinQueue : leaveQueue, { params: { id: listingId } }),
    onSuccess: (queue) => queryClient.setQueryData(queryKey, (listing) => listing && { ...listing, ...queue }),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
