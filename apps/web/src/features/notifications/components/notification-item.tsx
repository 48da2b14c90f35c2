import type { Notification } from '@vybac/contracts/notifications';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadNotification } from '../api/read-notifications';
import { notificationWords } from '../notification-words';
import { relativeTime } from '../relative-time';
import { NotificationIcon } from './notification-icon';

export interface NotificationItemProps {
  notification: Notification;
  /** Milliseconds since 1970 UTC. */
  now: number;
  /** It has been followed. */
  onFollowed?: (() => void) | undefined;
}

/** What happened. A press marks it read and leads to where it happened. */
export function NotificationItem({ notification, now, onFollowed }: NotificationItemProps) {
  const { t, i18n } = useTranslation('notifications');
  const router = useRouter();
  const read = useReadNotification();
  const { id, type, link, createdAt } = notification;
  const { title, message } = notificationWords(t, i18n.language, notification);

  const markRead = () => {
    if (!notification.read) read.mutate(id);
  };
  const follow = (event: MouseEvent) => {
    markRead();
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(link);
    onFollowed?.();
  };
  const style = `flex w-full items-start gap-3 rounded-lg p-3 text-left transition-colors hover:bg-surface-sunken ${notification.read ? '' : 'bg-brand-soft'}`;
  const content = (
    <>
      <NotificationIcon type={type} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-3">
          <span className={notification.read ? 'font-medium' : 'font-bold'}>{title}</span>
          <time dateTime={createdAt} className="shrink-0 text-xs text-ink-muted">
            {relativeTime(t, i18n.language, createdAt, now)}
          </time>
        </span>
        <span className="mt-0.5 line-clamp-2 text-sm break-words text-ink-muted">{message}</span>
      </span>
      {!notification.read && (
        <span className="mt-2 size-2.5 shrink-0 rounded-full bg-brand">
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
    </>
  );
  return link === null ? (
    <button type="button" onClick={markRead} className={style}>
      {content}
    </button>
  ) : (
    <a href={link} onClick={follow} className={style}>
      {content}
    </a>
  );
}
