import type { Notification } from '@vybac/contracts/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { notify } from '../../notices/notify';
import { useRealtime } from '../../realtime/use-realtime';
import { latestNotificationsQuery, notificationsPages } from './api/notifications';
import { withArrival } from './notification-pages';
import { notificationWords } from './notification-words';
import { playSound } from './sound';

/** Notifications as they arrive: first in the bell, a sound, a toast. What one is looking at already makes no noise. */
export function useArrivals(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { t, i18n } = useTranslation('notifications');

  const arrive = (notification: Notification) => {
    const { link } = notification;
    queryClient.setQueryData(
      latestNotificationsQuery.queryKey,
      (latest) => latest && withArrival(latest, notification),
    );
    void queryClient.invalidateQueries({ queryKey: notificationsPages.queryKey });
    const isLookedAt = link !== null && router.state.location.href === link && document.hasFocus();
    if (isLookedAt) return;
    playSound();
    const { title, message } = notificationWords(t, i18n.language, notification);
    notify.notification({
      title,
      description: message,
      action: link === null ? undefined : { label: t('view'), onPress: () => router.history.push(link) },
    });
  };

  useRealtime((realtime) => [
    realtime.on('notification', arrive),
    realtime.onReconnect(() => void queryClient.invalidateQueries({ queryKey: ['notifications'] })),
  ]);
}
