import type { Notification } from '@vybac/contracts/notifications';
import i18next from 'i18next';
import notifications from '../../locales/en/notifications.json';
import { asRead, withArrival, type NotificationPage } from './notification-pages';
import { notificationWords } from './notification-words';
import { relativeTime } from './relative-time';

beforeAll(() => i18next.init({ lng: 'en', ns: ['notifications'], resources: { en: { notifications } } }));

const notification = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  type: 'message',
  code: 'offerMade',
  values: { person: 'Ben', listing: 'Road bike', amount: 4000, currency: 'USD' },
  link: '/chat/ben?listing=bike',
  read: false,
  createdAt: '2026-03-01T10:00:00Z',
  ...more,
});
const ten: NotificationPage = {
  items: Array.from({ length: 10 }, (_, index) => notification(`n${index}`)),
  nextCursor: null,
  unreadCount: 14,
};

describe('the words of a notification', () => {
  it('name people, things and prices', () => {
    expect(notificationWords(i18next.t, 'en', notification('n'))).toEqual({
      title: 'New offer: $40.00',
      message: 'Ben offers $40.00 for “Road bike”. You have 48 hours to answer.',
    });
  });

  it('say that something happened when the code is not known', () => {
    const { title } = notificationWords(i18next.t, 'en', notification('n', { code: 'fromTheFuture' }));
    expect(title).toBe('Something new');
  });
});

describe('its time', () => {
  it.each([
    ['2026-03-01T10:59:59Z', 'Just now'],
    ['2026-03-01T11:00:00Z', '1h ago'],
    ['2026-03-02T09:59:59Z', '23h ago'],
    ['2026-03-02T10:00:00Z', 'Mar 1, 2026'],
  ])('at %s is "%s"', (now, words) => {
    expect(relativeTime(i18next.t, 'en', '2026-03-01T10:00:00Z', Date.parse(now))).toBe(words);
  });
});

describe('a notification that arrives', () => {
  it('stands first, ten stay, and one more is unread', () => {
    const after = withArrival(ten, notification('new'));
    expect(after.items.map(({ id }) => id)).toEqual(['new', ...ten.items.slice(0, 9).map(({ id }) => id)]);
    expect(after.unreadCount).toBe(15);
  });

  it('is counted once when it only says more than before', () => {
    const after = withArrival(ten, notification('n4', { values: { preview: 'and now?' } }));
    expect(after.items[0]?.id).toBe('n4');
    expect(after.items).toHaveLength(10);
    expect(after.unreadCount).toBe(14);
  });
});

describe('reading', () => {
  it('one', () => {
    const after = asRead(ten, 'n3');
    expect(after.unreadCount).toBe(13);
    expect(asRead(after, 'n3').unreadCount).toBe(13);
  });

  it('all', () => {
    const after = asRead(ten);
    expect(after.unreadCount).toBe(0);
    expect(after.items.every(({ read }) => read)).toBe(true);
  });
});
