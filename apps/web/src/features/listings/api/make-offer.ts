import { makeOffer } from '@vybac/contracts/messaging';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttemptKeys } from '../../../api/attempt-key';
import { call } from '../../../api/call';
import { listingQuery } from './listing';

/** Offers an amount in minor units. */
export function useMakeOffer(listingId: string) {
  const queryClient = useQueryClient();
  const keys = useAttemptKeys();
  return useMutation({
    mutationFn: (amount: number) =>
      call(makeOffer, { params: { id: listingId }, body: { amount } }, { idempotencyKey: keys.keyFor(amount) }),
    onSuccess: () => keys.done(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listingQuery(listingId).queryKey }),
  });
}
