import { ProblemError } from '@vybac/client';
import { completeHandover } from '@vybac/contracts/listings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttemptKeys } from '../../../api/attempt-key';
import { call } from '../../../api/call';
import { refreshOrders } from './refresh-orders';

/** The seller enters the buyer's code: the item is sold. */
export function useCompleteHandover(id: string) {
  const queryClient = useQueryClient();
  const keys = useAttemptKeys();
  return useMutation({
    mutationFn: (code: string) =>
      call(completeHandover, { params: { id }, body: { code } }, { idempotencyKey: keys.keyFor(code) }),
    onSuccess: () => keys.done(),
    onError: (error) => {
      // A refusal is an answer: the same code sent once more is a new try.
      if (error instanceof ProblemError && error.status > 0) keys.done();
    },
    onSettled: () => refreshOrders(queryClient),
  });
}
