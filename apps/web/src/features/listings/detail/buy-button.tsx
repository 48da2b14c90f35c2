import type { Listing } from '@vybac/contracts/listings';
import { Button, formatPrice } from '@vybac/ui';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { useWhoIsHere } from '../../session';
import { useBuyNow } from '../api/buy-now';
import { ConfirmDialog } from './later';
import { missedBecauseOf, type Missed } from './missed';
import { sellerAwayId } from './seller-away';

/** Buy Now, or Claim for what is free. Says what it means before it holds. */
export function BuyButton({ listing, onMissed }: { listing: Listing; onMissed: (missed: Missed) => void }) {
  const { t, i18n } = useTranslation(['listings', 'errors']);
  const navigate = useNavigate();
  const whoIsHere = useWhoIsHere();
  // Undefined until it was first asked.
  const [asking, setAsking] = useState<boolean>();
  const buy = useBuyNow(listing.id);
  const words = listing.price.amount === 0 ? 'claim' : 'buy';
  const price = formatPrice({ ...listing.price, locale: i18n.language, freeLabel: t('free') });

  const ask = async () => {
    if ((await whoIsHere())?.actor.kind === 'user') {
      setAsking(true);
      return;
    }
    notify.error({ title: t('common:authenticationRequired'), description: t('buy.needsAccount') });
    await navigate({ to: '/auth' });
  };
  // The act outlives this button, which goes as soon as the listing is known to be taken.
  const confirm = async () => {
    try {
      await buy.mutateAsync();
      notify.confirmation({ title: t(`${words}.done`), description: t('buy.doneText') });
    } catch (error) {
      const missed = missedBecauseOf(error);
      if (missed) onMissed(missed);
      else notify.error({ title: problemText(t, error) });
    } finally {
      setAsking(false);
    }
  };

  return (
    <>
      <Button
        wide
        size="lg"
        loading={buy.isPending}
        {...(listing.seller.away && { disabled: true, 'aria-describedby': sellerAwayId })}
        onClick={() => void ask()}
      >
        {t(`${words}.now`)}
      </Button>
      {asking !== undefined && (
        <Suspense>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title={t(`${words}.question`, { price })}
            text={t(`${words}.meaning`)}
            confirmLabel={t(`${words}.confirm`)}
            cancelLabel={t('notNow')}
            loading={buy.isPending}
            onConfirm={() => void confirm()}
          />
        </Suspense>
      )}
    </>
  );
}
