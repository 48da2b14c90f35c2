import type { Offer } from '@vybac/contracts/messaging';
import { Button } from '@vybac/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferAct } from '../api/use-offer-act';
import { AmountDialog } from './amount-dialog';

/** What one may do with an open offer: answer it, or take back one's own. */
export function OfferActions({ offer, isMyTurn }: { offer: Offer; isMyTurn: boolean }) {
  const { t } = useTranslation('offers');
  const { mutate, isPending } = useOfferAct(offer);
  const [countering, setCountering] = useState(false);
  if (!isMyTurn) {
    return (
      <Button size="sm" variant="secondary" disabled={isPending} onClick={() => mutate({ kind: 'withdraw' })}>
        {t('act.withdraw')}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" className="grow" disabled={isPending} onClick={() => mutate({ kind: 'accept' })}>
        {t('act.accept')}
      </Button>
      <Button size="sm" variant="secondary" disabled={isPending} onClick={() => setCountering(true)}>
        {t('act.counter')}
      </Button>
      <Button size="sm" variant="quiet" disabled={isPending} onClick={() => mutate({ kind: 'decline' })}>
        {t('act.decline')}
      </Button>
      <AmountDialog
        open={countering}
        onOpenChange={setCountering}
        title={t('dialog.counterTitle')}
        currency={offer.amount.currency}
        onAmount={(amount) => {
          setCountering(false);
          mutate({ kind: 'counter', amount });
        }}
      />
    </div>
  );
}
