import type { Listing } from '@vybac/contracts/listings';
import { Button } from '@vybac/ui';
import { useNavigate } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useWhoIsHere } from '../../session';
import { BuyButton } from './buy-button';
import type { Missed } from './missed';
import { OfferButton } from './offer-button';
import { SellerAway } from './seller-away';

/** Buying needs an account, offering and asking at least a guest session (rulings, Guests and deals). */
export function BuyerActions({ listing, onMissed }: { listing: Listing; onMissed: (missed: Missed) => void }) {
  const { t } = useTranslation('listings');
  const whoIsHere = useWhoIsHere();
  const navigate = useNavigate();
  const { id, status, price, buyNow, seller } = listing;
  const isFree = price.amount === 0;
  const away = status === 'active' ? seller.away : null;

  const contact = async () => {
    if (!(await whoIsHere())) {
      notify.error({ title: t('contact.authenticationRequired'), description: t('contact.needsSession') });
      return;
    }
    await navigate({ to: '/chat/$recipientId', params: { recipientId: seller.id }, search: { listing: id } });
  };
  const contacting = (main: boolean) => (
    <Button
      wide
      size="lg"
      variant={main ? 'primary' : 'secondary'}
      icon={<MessageCircle aria-hidden />}
      onClick={() => void contact()}
    >
      {t('contact.seller')}
    </Button>
  );
  return (
    <div className="flex flex-col gap-2.5">
      {away && <SellerAway away={away} />}
      {away && contacting(true)}
      {status === 'active' && buyNow && <BuyButton listing={listing} onMissed={onMissed} />}
      {/* Side by side on a phone, so that all of them stand above the tab bar when the page opens. */}
      <div className="grid gap-2.5 max-lg:auto-cols-fr max-lg:grid-flow-col max-lg:[&_button]:px-3">
        {status === 'active' && !isFree && <OfferButton listing={listing} onMissed={onMissed} main={!buyNow} />}
        {!away && contacting(false)}
      </div>
      {status === 'active' && (
        <p className="text-center text-sm text-ink-muted">{t(away ? 'away.meaning' : 'buy.payment')}</p>
      )}
    </div>
  );
}
