import { Card, Skeleton } from '@vybac/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { myListingsPages } from '../api/my-listings';
import { ownFiguresQuery } from '../api/own-figures';
import { unreadConversationsQuery } from '../api/unread-conversations';
import { DayBars } from './day-bars';

/** Four true figures. A figure that could not be had is a dash, never a guess. */
export function StatCards() {
  const { t, i18n } = useTranslation('dashboard');
  const listings = useInfiniteQuery(myListingsPages());
  const unread = useQuery(unreadConversationsQuery);
  const { data: days } = useQuery(ownFiguresQuery);
  const counts = listings.data?.pages[0]?.counts;
  const figures = [
    {
      name: 'total',
      series: days?.map((day) => day.listed),
      value: counts?.total,
      pending: listings.isPending,
      tile: 'bg-tile-one',
    },
    {
      name: 'active',
      series: days?.map((day) => day.active),
      value: counts?.active,
      pending: listings.isPending,
      tile: 'bg-tile-four',
    },
    {
      name: 'views',
      series: days?.map((day) => day.views),
      value: counts?.views,
      pending: listings.isPending,
      tile: 'bg-tile-three',
    },
    {
      name: 'messages',
      series: days?.map((day) => day.enquiries),
      value: unread.data,
      pending: unread.isPending,
      tile: 'bg-tile-two',
    },
  ];
  const format = new Intl.NumberFormat(i18n.language);

  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      {figures.map(({ name, series, value, pending, tile }) => (
        <Card key={name} className="flex flex-col !p-4 md:!p-5">
          <span aria-hidden className={`mb-3 h-1.5 w-8 rounded-full ${tile}`} />
          <dt className="order-2 text-sm text-ink-muted">
            {t(`stats.${name}`)}
            {name === 'messages' && (
              <span className="block text-xs">{t('stats.unread', { count: unread.data ?? 0 })}</span>
            )}
          </dt>
          <dd className="font-display text-3xl leading-9 font-bold tabular-nums">
            {pending ? <Skeleton className="h-9 w-14" /> : value === undefined ? '–' : format.format(value)}
          </dd>
          {series && (
            <dd className="order-3 mt-auto pt-3">
              <DayBars
                figures={series}
                label={t('stats.series', { total: format.format(series.reduce((sum, figure) => sum + figure, 0)) })}
              />
            </dd>
          )}
        </Card>
      ))}
    </dl>
  );
}
