import { Skeleton } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { orderQuery } from '../api/orders';
import { OrderCard } from './order-card';

/** The order that a link led to. */
export function ShownOrder({ id }: { id: string }) {
  const { t } = useTranslation(['orders', 'errors']);
  const { data: order, error } = useQuery(orderQuery(id));
  const place = useRef<HTMLDivElement>(null);
  const arrived = order !== undefined;

  useEffect(() => {
    if (arrived) place.current?.scrollIntoView({ block: 'nearest' });
  }, [arrived]);

  return (
    <div ref={place} className="max-w-2xl scroll-mt-20 scroll-mb-24">
      {order ? (
        <OrderCard order={order} emphasized />
      ) : error ? (
        <p role="alert" className="rounded-lg bg-danger-soft p-4 text-danger">
          {t('shownFailed')} {problemText(t, error)}
        </p>
      ) : (
        <Skeleton className="h-56 rounded-xl" />
      )}
    </div>
  );
}
