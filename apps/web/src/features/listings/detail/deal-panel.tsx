import type { Listing } from '@vybac/contracts/listings';
import { Badge, Price } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { BuyerActions } from './buyer-actions';
import type { Missed } from './missed';
import { OwnerActions } from './owner-actions';
import { ReservationNotice } from './reservation-notice';
import { ShareMenu } from './share-menu';

export interface DealPanelProps {
  listing: Listing;
  onMissed: (missed: Missed) => void;
}

/** What it is, what it costs, where it stands, and what one can do about it. */
export function DealPanel({ listing, onMissed }: DealPanelProps) {
  const { t, i18n } = useTranslation('listings');
  const { title, price, status, condition, isMine, soldAt } = listing;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <h1 className="min-w-0 pt-1 text-2xl wrap-anywhere md:text-3xl">{title}</h1>
        <ShareMenu listing={listing} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Price
          {...price}
          locale={i18n.language}
          freeLabel={t('free')}
          className={`text-3xl md:text-4xl ${status === 'sold' ? 'text-ink-muted line-through decoration-2' : ''}`}
        />
        {status !== 'active' && <Badge tone={status === 'sold' ? 'pop' : 'accent'}>{t(`status.${status}`)}</Badge>}
        {condition && <Badge>{t(`conditions.${condition}`)}</Badge>}
      </div>
      {status === 'sold' && (
        <p role="status" className="rounded-lg bg-surface-sunken p-4">
          {soldAt
            ? t('sold.on', {
                date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(soldAt)),
              })
            : t('sold.text')}
        </p>
      )}
      {(status === 'pending' || status === 'draft') && (
        <p role="status" className="rounded-lg bg-warning-soft p-4">
          {t(`hidden.${status}`)}
        </p>
      )}
      {status === 'reserved' && <ReservationNotice listing={listing} />}
      {isMine ? <OwnerActions listing={listing} /> : <BuyerActions listing={listing} onMissed={onMissed} />}
    </div>
  );
}
