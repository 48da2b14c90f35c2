import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, guest } from '../../testing/fake-api';
import { push } from '../../testing/fake-realtime';
import { renderApp } from '../../testing/render-app';
import { NotificationBell } from './components/notification-bell';

jest.mock('../../api/realtime', () => jest.requireActual<object>('../../testing/fake-realtime'));

/** Counts what is played. */
let notes = 0;
class Sound {
  currentTime = 0;
  destination = null;
  createOscillator() {
    return { frequency: {}, connect: (next: unknown) => next, start: () => (notes += 1), stop: () => undefined };
  }
  createGain() {
    const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    return { gain, connect: (next: unknown) => next };
  }
  close() {
    return Promise.resolve();
  }
}

const arrival = (id: string) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  type: 'chat_message',
  code: 'chatMessage',
  values: { sender: 'Ben', preview: 'Hello' },
  link: '/chat/ben',
  read: false,
  createdAt: new Date().toISOString(),
});
const screens = [{ path: '/', component: () => <NotificationBell /> }];
const arrive = (id: string) => act(() => push('notification', arrival(id)));

beforeEach(async () => {
  notes = 0;
  localStorage.clear();
  Object.assign(globalThis, { AudioContext: Sound });
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  fakeApi({ 'GET /api/me': guest, 'GET /api/notifications?limit=10': { items: [], nextCursor: null, unreadCount: 0 } });
  await renderApp(screens);
  await screen.findByRole('button', { name: 'Notifications' });
});

it('is heard and shown', async () => {
  arrive('1');
  expect((await screen.findAllByText('Ben sent you a message')).length).toBeGreaterThan(0);
  expect(notes).toBeGreaterThan(0);
});

it('is only shown once the sound is off, and heard again when it is on', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sound', pressed: true }));
  arrive('1');
  await waitFor(() => expect(screen.getAllByText('Ben sent you a message').length).toBeGreaterThan(0));
  expect(notes).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Sound', pressed: false }));
  arrive('2');
  expect(notes).toBeGreaterThan(0);
});
