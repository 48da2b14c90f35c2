import { Button, buttonStyle, Skeleton } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';
import { latestNotificationsQuery } from '../api/notifications';
import { useReadAllNotifications } from '../api/read-notifications';
import { NotificationItem } from './notification-item';
import { SoundToggle } from './sound-toggle';

/** What the bell opens. */
export function LatestNotifications({ onFollowed }: { onFollowed: () => void }) {
  const { t } = useTranslation('notifications');
  const { data, isPending, refetch } = useQuery(latestNotificationsQuery);
  const readAll = useReadAllNotifications();
  const [now] = useState(() => Date.now());

  return (
    <div className="flex flex-col gap-2">
      <div className="-mt-2 flex items-center justify-between gap-2">
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4"
          disabled={!data || data.unreadCount === 0}
          onClick={() => readAll.mutate()}
        >
          {t('readAll')}
        </Button>
        <SoundToggle />
      </div>
      {isPending ? (
        <div role="status" aria-label={t('common:loading')} className="flex flex-col gap-2">
          <Skeleton className="h-16 rounded-lg" />
          <Skeleton className="h-16 rounded-lg" />
        </div>
      ) : !data ? (
        <div role="alert" className="flex flex-col items-center gap-2 py-6 text-center">
          <p className="font-semibold">{t('failed')}</p>
          <p className="text-sm text-ink-muted">{t('failedText')}</p>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : data.items.length === 0 ? (
        <div className="flex flex-col items-center gap-2 py-6 text-center text-ink-muted">
          <Picture name="bell" className="size-14" />
          <p>{t('none')}</p>
        </div>
      ) : (
        <ul className="-mx-2 flex flex-col gap-1">
          {data.items.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} now={now} onFollowed={onFollowed} />
            </li>
          ))}
        </ul>
      )}
      <Link
        to="/notifications"
        onClick={onFollowed}
        className={buttonStyle({ variant: 'secondary', size: 'sm', wide: true })}
      >
        {t('all')}
      </Link>
    </div>
  );
}
