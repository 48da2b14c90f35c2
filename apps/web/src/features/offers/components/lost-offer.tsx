import type { Offer } from '@vybac/contracts/messaging';
import { linkStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export interface LostOfferProps {
  offer: Offer;
  role: 'buyer' | 'seller';
  because: NonNullable<Offer['closedBecause']>;
}

/** Somebody else was quicker, or the item is gone. A buyer is shown where there may be another. */
export function LostOffer({ offer, role, because }: LostOfferProps) {
  const { t } = useTranslation('offers');
  return (
    <div role="status" className="flex flex-col gap-1 text-sm">
      <p className="font-semibold">{t(`closed.${because}`)}</p>
      {role === 'buyer' && (
        <>
          <p className="text-ink-muted">{t('closed.text')}</p>
          <Link to="/listings" search={{ q: similarTo(offer.listingTitle) }} className={linkStyle()}>
            {t('closed.similar')}
          </Link>
        </>
      )}
    </div>
  );
}

// The last words of a title name the thing more often than the first.
function similarTo(title: string): string {
  return title.split(/\s+/).slice(-2).join(' ');
}
