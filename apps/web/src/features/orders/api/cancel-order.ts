import { cancelOrder } from '@vybac/contracts/listings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttemptKeys } from '../../../api/attempt-key';
import { call } from '../../../api/call';
import { refreshOrders } from './refresh-orders';

/** Steps back from an order, saying why. */
export function useCancelOrder(id: string) {
  const queryClient = useQueryClient();
  const keys = useAttemptKeys();
  return useMutation({
    mutationFn: (reason: string) =>
      call(cancelOrder, { params: { id }, body: { reason } }, { idempotencyKey: keys.keyFor(reason) }),
    onSuccess: () => keys.done(),
    onSettled: () => refreshOrders(queryClient),
  });
}
