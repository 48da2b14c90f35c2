import type { Offer } from '@vybac/contracts/messaging';
import type { Money } from '@vybac/kit';
import { Badge, Countdown, Price, type TimeLeft } from '@vybac/ui';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePriceText } from '../../../i18n/use-price-text';
import { useOffer } from '../api/offer';
import { AcceptedOffer } from './accepted-offer';
import { LostOffer } from './lost-offer';
import { OfferActions } from './offer-actions';
import { OfferHistory } from './offer-history';

export interface OfferCardProps {
  /** As it came with its message. */
  offer: Offer;
  me: string;
  /** The other person. */
  name: string;
  /** What the seller asks now. */
  listPrice: Money | null;
}

const tones = {
  open: 'brand',
  accepting: 'brand',
  accepted: 'positive',
  declined: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
} as const;

/** One negotiation: what is on the table, whose turn it is, and what came before. */
export function OfferCard({ offer: given, me, name, listPrice }: OfferCardProps) {
  const { t, i18n } = useTranslation(['offers', 'listings']);
  const priceText = usePriceText();
  const offer = useOffer(given);
  const role = offer.buyer.id === me ? 'buyer' : 'seller';

  return (
    <article
      aria-label={t('card.label', { amount: priceText(offer.amount), title: offer.listingTitle })}
      data-offer={offer.status}
      className="flex w-full max-w-sm flex-col gap-3 rounded-xl border border-line bg-surface-raised p-4 shadow-card"
    >
      <header className="flex items-center justify-between gap-3">
        <h3 className="flex min-w-0 items-center gap-2 font-sans text-sm font-semibold tracking-normal text-ink-muted">
          <HandCoins aria-hidden className="size-5 shrink-0" />
          <span className="truncate">{offer.listingTitle || t('card.title')}</span>
        </h3>
        <Badge tone={tones[offer.status]}>{t(`status.${offer.status}`)}</Badge>
      </header>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Price {...offer.amount} locale={i18n.language} freeLabel={t('listings:free')} className="text-3xl leading-9" />
        {listPrice && (
          <span className="text-sm text-ink-muted">{t('card.listPrice', { price: priceText(listPrice) })}</span>
        )}
      </p>
      {offer.status === 'open' && <Turn offer={offer} isMine={offer.turn === role} name={name} />}
      {offer.status === 'accepting' && <p role="status">{t('card.reserving')}</p>}
      {offer.status === 'accepted' && offer.orderId && (
        <AcceptedOffer orderId={offer.orderId} role={role} name={name} />
      )}
      {offer.closedBecause && <LostOffer offer={offer} role={role} because={offer.closedBecause} />}
      {offer.status === 'open' && <OfferActions offer={offer} isMyTurn={offer.turn === role} />}
      <OfferHistory offer={offer} role={role} name={name} />
    </article>
  );
}

function Turn({ offer, isMine, name }: { offer: Offer; isMine: boolean; name: string }) {
  const { t } = useTranslation('offers');
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-sm">
      <span className={isMine ? 'font-semibold text-brand-text' : 'text-ink-muted'}>
        {isMine ? t('card.yourTurn') : t('card.theirTurn', { name })}
      </span>
      <Countdown
        until={Date.parse(offer.expiresAt)}
        format={(left) => t('card.expires', { time: leftText(left) })}
        endedText={t('card.expired')}
        className="text-ink-muted"
      />
    </p>
  );

  function leftText(left: TimeLeft): string {
    return t(left.days > 0 ? 'left.days' : left.hours > 0 ? 'left.hours' : 'left.minutes', { ...left });
  }
}
