import { makeOffer } from '@vybac/contracts/messaging';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';

/** Makes an offer on a listing, in cents. Trying again after a broken connection makes no second one. */
export function useMakeOffer(listingId: string) {
  const queryClient = useQueryClient();
  const { t } = useTranslation(['offers', 'errors']);
  const attempt = useRef(crypto.randomUUID());

  return useMutation({
    mutationFn: (amount: number) =>
      call(
        makeOffer,
        { params: { id: listingId }, body: { amount } },
        { idempotencyKey: `${attempt.current}-${amount}` },
      ),
    onSuccess: () => {
      attempt.current = crypto.randomUUID();
    },
    onError: (error) => notify.error({ title: t('failed'), description: problemText(t, error) }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['offers'] }),
        queryClient.invalidateQueries({ queryKey: ['conversation'] }),
      ]),
  });
}
