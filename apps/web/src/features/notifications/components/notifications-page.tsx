import { Button, buttonStyle, EmptyState, ErrorState, LoadMore, Skeleton } from '@vybac/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { Picture } from '../../../pictures/picture';
import { notificationsPages } from '../api/notifications';
import { useReadAllNotifications } from '../api/read-notifications';
import { NotificationItem } from './notification-item';
import { SoundToggle } from './sound-toggle';

/** All notifications, newest first. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  usePageTitle(t('title'));
  const readAll = useReadAllNotifications();
  const { data, isPending, refetch, ...more } = useInfiniteQuery(notificationsPages);
  const [now] = useState(() => Date.now());
  const notifications = data?.pages.flatMap(({ items }) => items) ?? [];
  const hasUnread = (data?.pages[0]?.unreadCount ?? 0) > 0;

  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3 pt-2">
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <div className="flex items-center gap-1">
          <Button variant="quiet" size="sm" disabled={!hasUnread} onClick={() => readAll.mutate()}>
            {t('readAll')}
          </Button>
          <SoundToggle />
          <Link to="/" className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
            <House aria-hidden />
            {t('home')}
          </Link>
        </div>
      </header>
      {isPending ? (
        <div role="status" aria-label={t('common:loading')} className="flex flex-col gap-2">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-18 rounded-lg" />
          ))}
        </div>
      ) : !data ? (
        <ErrorState
          picture={<Picture name="plug" />}
          title={t('failed')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
      ) : notifications.length === 0 ? (
        <EmptyState picture={<Picture name="bell" />} title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <ul className="flex flex-col gap-1.5 rounded-xl border border-line bg-surface-raised p-2">
            {notifications.map((notification) => (
              <li key={notification.id}>
                <NotificationItem notification={notification} now={now} />
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
