import type { OutputOf } from '@vybac/contracts';
import { bellSize, type listNotifications, type Notification } from '@vybac/contracts/notifications';

export type NotificationPage = OutputOf<typeof listNotifications>;

/** The latest notifications after one more arrived: it stands first, at most 10 stay, and one more is unread (spec 1 §4). */
export function withArrival(latest: NotificationPage, arrived: Notification): NotificationPage {
  // Several messages of a conversation are one notification, which arrives anew with each.
  const before = latest.items.find(({ id }) => id === arrived.id);
  const counted = arrived.read || (before !== undefined && !before.read);
  const others = latest.items.filter((known) => known !== before);
  return {
    ...latest,
    items: [arrived, ...others].slice(0, bellSize),
    unreadCount: latest.unreadCount + (counted ? 0 : 1),
  };
}

/** The page after one notification, or all of them, have been read. */
export function asRead(page: NotificationPage, id?: string): NotificationPage {
  if (id === undefined) {
    return { ...page, items: page.items.map((item) => ({ ...item, read: true })), unreadCount: 0 };
  }
  if (!page.items.some((item) => item.id === id && !item.read)) return page;
  return {
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, read: true } : item)),
    unreadCount: Math.max(0, page.unreadCount - 1),
  };
}
