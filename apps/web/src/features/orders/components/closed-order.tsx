import type { Order } from '@vybac/contracts/listings';
import { useTranslation } from 'react-i18next';

/** How a deal ended. */
export function ClosedOrder({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { status, role, closedAt, cancelledBy, cancelReason } = order;
  const date = closedAt
    ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(closedAt))
    : '';
  const other = role === 'buyer' ? order.seller.name : order.buyer.name;
  const sentence =
    status !== 'cancelled'
      ? t(`closed.${status}`, { date })
      : cancelledBy === null
        ? t('closed.cancelled', { date })
        : cancelledBy === role
          ? t('closed.cancelledByYou', { date })
          : t('closed.cancelledByOther', { date, name: other });
  return (
    <div className="rounded-lg bg-surface-sunken p-4 text-sm">
      <p>{sentence}</p>
      {cancelReason && (
        <p className="mt-1 break-words text-ink-muted">{t('closed.reason', { reason: cancelReason })}</p>
      )}
    </div>
  );
}
