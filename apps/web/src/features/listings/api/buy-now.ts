import { buyNow } from '@vybac/contracts/listings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttemptKeys } from '../../../api/attempt-key';
import { call } from '../../../api/call';

/** Reserves a listing at its asking price. However it ends, the listing is asked for again. */
export function useBuyNow(listingId: string) {
  const queryClient = useQueryClient();
  const keys = useAttemptKeys();
  return useMutation({
    mutationFn: () => call(buyNow, { body: { listingId } }, { idempotencyKey: keys.keyFor(listingId) }),
    onSuccess: () => keys.done(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['listings'] }),
  });
}
