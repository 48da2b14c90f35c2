import { Button, buttonStyle, EmptyState, ErrorState, LoadMore, SegmentedControl, Skeleton } from '@vybac/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { Picture } from '../../../pictures/picture';
import { ordersPages, type Role } from '../api/orders';
import { OrderCard } from './order-card';
import { ShownOrder } from './shown-order';

const sides = ['all', 'buyer', 'seller'] as const;

/** One's deals. An order that a link named stands first, whatever its age. */
export function OrdersPanel({ shownOrderId }: { shownOrderId?: string | undefined }) {
  const { t } = useTranslation(['orders', 'errors']);
  const [side, setSide] = useState<Role | 'all'>('all');
  const { data, error, isPending, refetch, ...more } = useInfiniteQuery(ordersPages(side === 'all' ? undefined : side));
  const orders = (data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => id !== shownOrderId);
  const isEmpty = data !== undefined && orders.length === 0;
  const onlyShown = isEmpty && shownOrderId !== undefined && side === 'all';

  return (
    <div className="flex flex-col gap-5">
      {shownOrderId && <ShownOrder id={shownOrderId} />}
      {!onlyShown && (
        <div>
          <SegmentedControl
            label={t('side')}
            options={sides.map((value) => ({ value, label: t(`sides.${value}`) }))}
            value={side}
            onValueChange={setSide}
          />
        </div>
      )}
      {isPending ? (
        <div role="status" aria-label={t('common:loading')} className="flex flex-col gap-4">
          <Skeleton className="h-56 rounded-xl" />
          <Skeleton className="h-56 rounded-xl" />
        </div>
      ) : !data ? (
        <ErrorState
          picture={<Picture name="plug" />}
          title={t('loadFailed')}
          text={problemText(t, error)}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
      ) : isEmpty && !onlyShown ? (
        <EmptyState
          picture={<Picture name="parcel" />}
          title={t('none')}
          text={t('noneText')}
          action={
            <Link to="/listings" className={buttonStyle({ variant: 'secondary' })}>
              {t('browse')}
            </Link>
          }
        />
      ) : (
        <>
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          {more.hasNextPage && (
            <LoadMore
              label={t('more')}
              loading={more.isFetchingNextPage}
              ended={false}
              onLoadMore={() => void more.fetchNextPage()}
            />
          )}
        </>
      )}
    </div>
  );
}
