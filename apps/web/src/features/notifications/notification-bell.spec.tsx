import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { NotificationBell } from './components/notification-bell';
import { NotificationsPage } from './components/notifications-page';

const listeners = new Map<string, (payload: unknown) => void>();
const realtime = {
  on: (name: string, listener: (payload: unknown) => void) => {
    listeners.set(name, listener);
    return () => listeners.delete(name);
  },
  onReconnect: () => () => undefined,
};
jest.mock('../../realtime/realtime', () => ({ openRealtime: () => Promise.resolve(realtime) }));

const offer = {
  id: '00000000-0000-4000-8000-00000000000a',
  type: 'message',
  code: 'offerMade',
  values: { person: 'Ben', listing: 'Road bike', amount: 4000, currency: 'USD' },
  link: '/chat/ben',
  read: false,
  createdAt: new Date().toISOString(),
};
const none = { items: [], nextCursor: null, unreadCount: 0 };
const one = { items: [offer], nextCursor: null, unreadCount: 1 };

const latest = 'GET /api/notifications?limit=10';
const screens = [
  { path: '/', component: () => <NotificationBell /> },
  { path: '/chat/ben', component: () => <h1>Chat with Ben</h1> },
];
const bell = () => screen.findByRole('button', { name: /^Notifications/ });

describe('the bell', () => {
  it('says how many are unread, up to 99+', async () => {
    fakeApi({ 'GET /api/me': guest, [latest]: { ...one, unreadCount: 120 } });
    await renderApp(screens);
    expect(await screen.findByRole('button', { name: 'Notifications, 99+ unread' })).toBeInTheDocument();
  });

  it('leads to where it happened and marks it read', async () => {
    const read = `POST /api/notifications/${offer.id}/read`;
    const { asked } = fakeApi({ 'GET /api/me': guest, [latest]: one, [read]: undefined });
    await renderApp(screens);
    await userEvent.click(await bell());
    expect(await screen.findByText('Just now')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /New offer: \$40\.00/ }));
    expect(await screen.findByRole('heading', { name: 'Chat with Ben' })).toBeInTheDocument();
    expect(asked).toContain(read);
  });

  it('tells at once what arrives', async () => {
    fakeApi({ 'GET /api/me': guest, [latest]: none });
    await renderApp(screens);
    await userEvent.click(await bell());
    expect(await screen.findByText('No notifications')).toBeInTheDocument();
    act(() => listeners.get('notification')?.(offer));
    // In the list and as a toast.
    await waitFor(() => expect(screen.getAllByText('New offer: $40.00').length).toBeGreaterThan(1));
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  });
});

describe('the page', () => {
  const page = [{ path: '/', component: NotificationsPage }];
  const all = 'GET /api/notifications?limit=20';

  it('says when there is nothing', async () => {
    fakeApi({ [all]: none });
    await renderApp(page);
    expect(await screen.findByText("You're all caught up! Check back later for updates.")).toBeInTheDocument();
  });

  it('says when they could not be had', async () => {
    fakeApi({});
    await renderApp(page);
    expect(await screen.findByText('Error loading notifications')).toBeInTheDocument();
    expect(screen.getByText('Could not load your notifications')).toBeInTheDocument();
  });

  it('gives each type its own icon', async () => {
    const types = ['message', 'chat_message', 'like', 'review', 'listing', 'other'];
    const items = types.map((type, index) => ({ ...offer, type, id: `00000000-0000-4000-8000-00000000000${index}` }));
    fakeApi({ [all]: { ...one, items } });
    await renderApp(page);
    const shown = await screen.findAllByRole('link', { name: /New offer/ });
    const icons = shown.map((one) => /lucide-[a-z-]+/.exec(one.querySelector('svg')?.getAttribute('class') ?? '')?.[0]);
    expect(icons).toEqual([
      ...['lucide-handshake', 'lucide-message-circle', 'lucide-heart', 'lucide-star', 'lucide-tag', 'lucide-bell'],
    ]);
  });

  it('leads home', async () => {
    fakeApi({ [all]: none });
    await renderApp(page);
    expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('marks all read', async () => {
    const { asked } = fakeApi({ [all]: one, 'POST /api/notifications/read': undefined });
    await renderApp(page);
    await screen.findByText('New offer: $40.00');
    await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
    expect(asked).toContain('POST /api/notifications/read');
  });
});
