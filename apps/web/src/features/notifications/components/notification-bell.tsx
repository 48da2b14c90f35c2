import { badgeCap } from '@vybac/contracts/notifications';
import { iconButtonStyle, Popover } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latestNotificationsQuery } from '../api/notifications';
import { useArrivals } from '../use-arrivals';
import { LatestNotifications } from './latest-notifications';

/** The bell with how many notifications are unread ("99+" above 99); it opens the latest 10. */
export function NotificationBell() {
  const { t } = useTranslation('frame');
  const [open, setOpen] = useState(false);
  const unread = useQuery(latestNotificationsQuery).data?.unreadCount ?? 0;
  const shown = unread > badgeCap ? `${badgeCap}+` : String(unread);
  useArrivals();
  return (
    <Popover.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Popover.Trigger
        aria-label={unread ? t('bell.unread', { shown }) : t('bell.label')}
        className={iconButtonStyle()}
      >
        <Bell aria-hidden />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-pop px-1 text-center text-xs leading-5 font-bold text-pop-ink"
          >
            {shown}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Content title={t('bell.label')} pinned>
        <LatestNotifications onFollowed={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  );
}
