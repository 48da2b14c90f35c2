import type { Listing } from '@vybac/contracts/listings';
import { buttonStyle, Card, Countdown } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { WaitButton } from './wait-button';

/** For whom it is held is said to those two people only; everybody else may wait. */
export function ReservationNotice({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const { reservation, isMine } = listing;
  const concerned = reservation?.orderId !== null && reservation?.orderId !== undefined;

  if (!concerned) {
    return (
      <Card className="flex flex-col gap-3 !bg-surface-sunken">
        <p>{t('reserved.forSomebody')}</p>
        {!isMine && <WaitButton listing={listing} />}
      </Card>
    );
  }
  return (
    <Card className="flex flex-col gap-3 !border-brand !bg-brand-soft">
      <p className="font-display text-lg font-bold text-brand-text">
        {isMine ? t('reserved.forBuyer', { name: reservation.buyer?.name ?? '' }) : t('reserved.forYou')}
      </p>
      {reservation.until && (
        <p className="text-sm">
          {t('reserved.until')}{' '}
          <Countdown
            until={Date.parse(reservation.until)}
            format={({ days, hours, minutes, seconds }) =>
              t('reserved.left', { hours: days * 24 + hours, minutes: twoDigits(minutes), seconds: twoDigits(seconds) })
            }
            endedText={t('reserved.ended')}
            className="font-semibold"
          />
        </p>
      )}
      <Link
        to="/dashboard"
        search={{ tab: 'orders', order: reservation.orderId ?? undefined }}
        className={buttonStyle({ wide: true })}
      >
        {t('reserved.order')}
      </Link>
    </Card>
  );
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0');
}
