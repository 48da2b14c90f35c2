import { acceptOffer, counterOffer, declineOffer, type Offer, withdrawOffer } from '@vybac/contracts/messaging';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { foresee, type OfferAct } from './offer-acts';
import { offerQuery } from './offer';

/** Answers an offer. The card changes at once and changes back if the server refuses. */
export function useOfferAct(offer: Offer) {
  const queryClient = useQueryClient();
  const { t } = useTranslation(['offers', 'errors']);
  const { queryKey } = offerQuery(offer.id);

  return useMutation({
    mutationFn: (act: OfferAct) => send(offer.id, act),
    onMutate: async (act) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Offer>(queryKey, foresee(offer, act, new Date()));
    },
    onSuccess: (answered) => queryClient.setQueryData<Offer>(queryKey, answered),
    onError: (error) => {
      queryClient.setQueryData<Offer>(queryKey, offer);
      notify.error({ title: t('failed'), description: problemText(t, error) });
      // The refusal may mean that the offer has changed: somebody was quicker.
      void queryClient.invalidateQueries({ queryKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['offers'] }),
  });
}

function send(id: string, act: OfferAct): Promise<Offer> {
  const params = { id };
  switch (act.kind) {
    case 'accept':
      return call(acceptOffer, { params });
    case 'decline':
      return call(declineOffer, { params });
    case 'withdraw':
      return call(withdrawOffer, { params });
    case 'counter':
      return call(counterOffer, { params, body: { amount: act.amount } });
  }
}
