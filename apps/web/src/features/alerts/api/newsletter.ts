import { subscribeToNewsletter } from '@vybac/contracts/notifications';
import type { InputOf } from '@vybac/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call';

export function useSubscribe() {
  return useMutation({
    mutationFn: (body: InputOf<typeof subscribeToNewsletter>['body']) => call(subscribeToNewsletter, { body }),
  });
}
