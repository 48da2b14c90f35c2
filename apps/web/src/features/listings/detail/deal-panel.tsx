import type { Listing } from '@vybac/contracts/listings';
import { Badge, IconButton, Price } from '@vybac/ui';
import { Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAfterFirstScreen } from '../../../frame/use-after-first-screen';
import { FavoriteButton } from '../favorites/favorite-button';
import { BuyerActions } from './buyer-actions';
import { OwnerActions, ShareMenu } from './later';
import type { Missed } from './missed';
import { ReservationNotice } from './reservation-notice';

export interface DealPanelProps {
  listing: Listing;
  onMissed: (missed: Missed) => void;
}

/** What it is, what it costs, where it stands, and what one can do about it. */
export function DealPanel({ listing, onMissed }: DealPanelProps) {
  const { t, i18n } = useTranslation('listings');
  const { title, price, status, condition, isMine, soldAt } = listing;
  const afterFirstScreen = useAfterFirstScreen();
  // Looks like the button that takes its place.
  const sharing = (
    <span aria-hidden inert>
      <IconButton label={t('share.open')} variant="raised">
        <Share2 aria-hidden />
      </IconButton>
    </span>
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <h1 className="min-w-0 pt-1 text-2xl wrap-anywhere md:text-3xl">{title}</h1>
        <div className="flex items-center gap-1.5">
          <FavoriteButton listing={listing} />
          {afterFirstScreen ? (
            <Suspense fallback={sharing}>
              <ShareMenu listing={listing} />
            </Suspense>
          ) : (
            sharing
          )}
        </div>
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
      {isMine ? (
        <Suspense>
          <OwnerActions listing={listing} />
        </Suspense>
      ) : (
        <BuyerActions listing={listing} onMissed={onMissed} />
      )}
    </div>
  );
}
