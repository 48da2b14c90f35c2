import type { Order } from '@vybac/contracts/listings';
import { Countdown } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { HandoverCode } from './handover-code';
import { HandoverForm } from './handover-form';

/** What is to be done now: the buyer shows the code when they have the item, the seller enters it. */
export function OpenOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { id, role, reservedUntil, handoverCode, amount } = order;
  return (
    <>
      {reservedUntil && (
        <p className="text-sm">
          {t('held')}{' '}
          <Countdown
            until={Date.parse(reservedUntil)}
            format={({ days, hours, minutes, seconds }) =>
              t('left', { hours: days * 24 + hours, minutes: twoDigits(minutes), seconds: twoDigits(seconds) })
            }
            endedText={t('ended')}
            className="font-semibold"
          />
        </p>
      )}
      {role === 'buyer' && handoverCode !== null && <HandoverCode orderId={id} code={handoverCode} />}
      {role === 'seller' && <HandoverForm id={id} />}
      {amount.amount > 0 && <p className="text-sm text-ink-muted">{t(`payment.${role}`)}</p>}
    </>
  );
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0');
}
