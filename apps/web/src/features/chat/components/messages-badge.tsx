import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { conversationsQuery } from '../api/conversations';

const cap = 99;

/** How many conversations hold unread messages, beside the way to the chat; nothing for none. */
export function MessagesBadge() {
  const { t } = useTranslation('chat');
  const unread = useInfiniteQuery(conversationsQuery).data?.pages[0]?.unreadCount ?? 0;
  if (unread === 0) return null;
  return (
    <span className="min-w-5 rounded-full bg-pop px-1.5 text-center text-xs leading-5 font-bold text-pop-ink">
      <span aria-hidden>{unread > cap ? `${cap}+` : unread}</span>
      <span className="sr-only">{t('list.unreadConversations', { count: unread })}</span>
    </span>
  );
}
