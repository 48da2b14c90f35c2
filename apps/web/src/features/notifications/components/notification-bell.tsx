import { badgeCap } from '@vybac/contracts/notifications';
import { iconButtonStyle, Tooltip } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { latestNotificationsQuery } from '../api/notifications';

/** The way to the notifications, with how many are unread ("99+" above 99). */
export function NotificationBell() {
  const { t } = useTranslation('frame');
  const unread = useQuery(latestNotificationsQuery).data?.unreadCount ?? 0;
  const shown = unread > badgeCap ? `${badgeCap}+` : String(unread);
  return (
    <Tooltip text={t('bell.label')}>
      <Link
        to="/notifications"
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
      </Link>
    </Tooltip>
  );
}
