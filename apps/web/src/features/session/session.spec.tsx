import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { fakeApi, guest, Refusal, user } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { onSessionChangeElsewhere, signedOutFlag, type SessionChange } from './across-tabs';
import { useEnterSession } from './api/enter-session';
import { useSession } from './api/session';
import { useSignOut } from './api/sign-out';
import { CreateListingLink } from './components/create-listing-link';
import { refuseChat, requireSession, sendUsersToListings } from './require-session';
import { useSessionAcrossTabs } from './use-session-across-tabs';

type Listener = ((event: MessageEvent<SessionChange>) => void) | null;

/** Tabs of one browser: jsdom has no BroadcastChannel. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: Listener = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: SessionChange) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data } as MessageEvent<SessionChange>);
  }
  close() {
    Channel.open.delete(this);
  }
}

beforeEach(() => {
  localStorage.clear();
  Channel.open.clear();
  Object.assign(globalThis, { BroadcastChannel: Channel });
});

const home = { path: '/', component: () => <CreateListingLink>Sell</CreateListingLink> };
const form = { path: '/create-listing', component: () => <h1>New listing</h1> };
const signIn = { path: '/auth', component: () => <h1>Sign in page</h1> };
const browse = { path: '/listings', component: () => <h1>Browse page</h1> };

describe('creating a listing', () => {
  it('is refused without a session, and the visitor stays where they are', async () => {
    fakeApi({ 'GET /api/me': null });
    const { address } = await renderApp([home, form]);
    await userEvent.click(await screen.findByRole('link', { name: 'Sell' }));
    expect((await screen.findAllByText('Authentication Required')).length).toBeGreaterThan(0);
    expect(screen.getByText('Please sign in or continue as guest to create a listing.')).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('is open to a guest', async () => {
    fakeApi({ 'GET /api/me': guest });
    await renderApp([home, form]);
    await userEvent.click(await screen.findByRole('link', { name: 'Sell' }));
    expect(await screen.findByRole('heading', { name: 'New listing' })).toBeInTheDocument();
  });
});

describe('who is here', () => {
  function Card() {
    return <p>{useSession().status}</p>;
  }
  function Grid() {
    const [more, setMore] = useState(false);
    return (
      <>
        <Card />
        {more && <Card />}
        <button type="button" onClick={() => setMore(true)}>
          More
        </button>
      </>
    );
  }

  it('is not asked again by every card of a grid when it could not be told', async () => {
    const { asked } = fakeApi({ 'GET /api/me': new Refusal(400, 'request.invalid') });
    await renderApp([{ path: '/', component: Grid }]);
    await screen.findByText('visitor');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getAllByText('visitor')).toHaveLength(2);
    expect(asked).toEqual(['GET /api/me']);
  });
});

describe('a screen that needs a session', () => {
  const refuse = jest.fn();
  const guarded = {
    ...form,
    beforeLoad: ({ context, preload }: { context: { queryClient: never }; preload: boolean }) =>
      requireSession({ queryClient: context.queryClient, preload, refuse }),
  };

  it('sends a visitor to the sign-in page and says why', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([guarded as never, signIn], '/create-listing');
    expect(await screen.findByRole('heading', { name: 'Sign in page' })).toBeInTheDocument();
    expect(refuse).toHaveBeenCalledTimes(1);
  });
});

it('chat sends a visitor to the sign-in page and says why', async () => {
  const chat = {
    path: '/chat',
    component: () => <h1>Messages</h1>,
    beforeLoad: ({ context }: { context: { queryClient: never } }) =>
      requireSession({ ...context, preload: false, refuse: () => refuseChat(i18next.t) }),
  };
  fakeApi({ 'GET /api/me': null });
  const { address } = await renderApp([chat as never, signIn], '/chat');
  expect(await screen.findByRole('heading', { name: 'Sign in page' })).toBeInTheDocument();
  expect(address()).toBe('/auth');
  expect((await screen.findAllByText('Authentication Required')).length).toBeGreaterThan(0);
  expect(screen.getByText('Please log in or continue as guest to chat.')).toBeInTheDocument();
});

describe('the sign-in page', () => {
  const guarded = {
    ...signIn,
    beforeLoad: ({ context }: { context: { queryClient: never } }) => sendUsersToListings(context.queryClient),
  };

  it.each([
    ['a user to the listings', user, 'Browse page'],
    ['a guest nowhere', guest, 'Sign in page'],
  ])('sends %s', async (_name, me, heading) => {
    fakeApi({ 'GET /api/me': me });
    await renderApp([guarded as never, browse], '/auth');
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });
});

function Tab() {
  useSessionAcrossTabs();
  const { status } = useSession();
  const signOut = useSignOut();
  const signOutEverywhere = useSignOut('everywhere');
  const enter = useEnterSession();
  return (
    <>
      <p>{status}</p>
      <button type="button" onClick={() => signOut.mutate()}>
        Sign out
      </button>
      <button type="button" onClick={() => signOutEverywhere.mutate()}>
        Sign out everywhere
      </button>
      <button type="button" onClick={() => void enter()}>
        Enter
      </button>
    </>
  );
}

describe('signing out', () => {
  const settings = { path: '/settings', component: Tab };
  const start = { path: '/', component: () => <h1>Home page</h1> };
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it.each([['user'], ['guest']])('as a %s leads to the home page', async (kind) => {
    fakeApi({ 'GET /api/me': kind === 'guest' ? guest : user, 'DELETE /api/sessions/current': undefined });
    await renderApp([settings, start], '/settings');
    await press('Sign out');
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeInTheDocument();
  });

  const here = 'DELETE /api/sessions/current';
  it.each([
    ['Sign out', new Refusal(429, 'request.limited'), 'Too many requests'],
    ['Sign out', new Refusal(500), 'An error occurred while signing out'],
    ['Sign out everywhere', new Refusal(500), 'There was an error signing out. Please try again.'],
  ])('that fails (%s, %o) says: %s', async (button, refusal, sentence) => {
    fakeApi({ 'GET /api/me': user, [here]: refusal, 'DELETE /api/sessions': refusal });
    const { address } = await renderApp([settings, start], '/settings');
    await screen.findByText('user');
    await press(button);
    expect((await screen.findAllByText('Error signing out')).length).toBeGreaterThan(0);
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(address()).toBe('/settings');
  });
});

describe('across the tabs of a browser', () => {
  const tab = { path: '/', component: Tab };

  it('signing out here is told to the others and remembered', async () => {
    fakeApi({ 'GET /api/me': user, 'DELETE /api/sessions/current': undefined });
    await renderApp([tab]);
    await screen.findByText('user');
    const elsewhere = jest.fn();
    const stop = onSessionChangeElsewhere(elsewhere);

    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByText('visitor');
    expect((await screen.findAllByText('Signed out successfully')).length).toBeGreaterThan(0);
    expect(elsewhere).toHaveBeenCalledWith('signed-out');
    expect(localStorage.getItem(signedOutFlag)).toBe('true');
    stop();
  });

  it('signing in clears the flag and is told to the others', async () => {
    localStorage.setItem(signedOutFlag, 'true');
    fakeApi({ 'GET /api/me': user });
    await renderApp([tab]);
    const elsewhere = jest.fn();
    const stop = onSessionChangeElsewhere(elsewhere);
    await userEvent.click(await screen.findByRole('button', { name: 'Enter' }));
    await waitFor(() => expect(localStorage.getItem(signedOutFlag)).toBeNull());
    expect(elsewhere).toHaveBeenCalledWith('signed-in');
    stop();
  });

  it('signing out elsewhere signs out here', async () => {
    fakeApi({ 'GET /api/me': user });
    await renderApp([tab]);
    await screen.findByText('user');
    new Channel().postMessage('signed-out');
    expect(await screen.findByText('visitor')).toBeInTheDocument();
  });

  it('signing in elsewhere signs in here', async () => {
    fakeApi({ 'GET /api/me': null });
    await renderApp([tab]);
    await screen.findByText('visitor');
    fakeApi({ 'GET /api/me': user });
    new Channel().postMessage('signed-in');
    expect(await screen.findByText('user')).toBeInTheDocument();
  });

  it('the stored flag tells where there is no channel', () => {
    Object.assign(globalThis, { BroadcastChannel: undefined });
    const heard = jest.fn();
    const stop = onSessionChangeElsewhere(heard);
    window.dispatchEvent(new StorageEvent('storage', { key: signedOutFlag, newValue: 'true' }));
    window.dispatchEvent(new StorageEvent('storage', { key: signedOutFlag, newValue: null }));
    expect(heard.mock.calls).toEqual([['signed-out'], ['signed-in']]);
    stop();
  });
});
