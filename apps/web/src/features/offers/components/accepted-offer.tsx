import { buttonStyle, Skeleton } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { orderQuery } from '../api/order';

export interface AcceptedOfferProps {
  orderId: string;
  role: 'buyer' | 'seller';
  name: string;
}

/** The item is reserved: for whom, until when, and how the deal is done. */
export function AcceptedOffer({ orderId, role, name }: AcceptedOfferProps) {
  const { t, i18n } = useTranslation('offers');
  const { data: order, isPending } = useQuery(orderQuery(orderId));
  const time = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <div className="flex flex-col gap-2 text-sm">
      {isPending && <Skeleton className="h-5 w-3/4" />}
      {order?.status === 'open' && order.reservedUntil && (
        <>
          <p className="font-semibold text-positive">
            {t(role === 'buyer' ? 'accepted.forYou' : 'accepted.forThem', {
              name,
              until: time.format(Date.parse(order.reservedUntil)),
            })}
          </p>
          <p>{t(`accepted.${role}`)}</p>
          <p className="text-ink-muted">{t('accepted.payment')}</p>
        </>
      )}
      {order && order.status !== 'open' && <p className="font-semibold">{t(`accepted.${order.status}`)}</p>}
      <Link
        to="/dashboard"
        search={{ tab: 'orders', order: orderId }}
        className={buttonStyle({ variant: 'secondary', size: 'sm', className: 'self-start' })}
      >
        {t('accepted.order')}
      </Link>
    </div>
  );
}
