import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversation, me, message, other } from '../../testing/conversations';
import { fakeApi, Refusal } from '../../testing/fake-api';
import { push, setConnected } from '../../testing/fake-realtime';
import { renderApp } from '../../testing/render-app';
import { ChatPage } from './components/chat-page';
import { ChatPresence } from './components/chat-presence';
import { WelcomePanel } from './components/welcome-panel';

jest.mock('../../api/realtime', () => jest.requireActual<object>('../../testing/fake-realtime'));

const list = 'GET /api/conversations';
const none = { items: [], nextCursor: null, unreadCount: 0 };
const one = { ...none, items: [conversation] };
const about = { recipientId: other, listingId: conversation.listing!.id };
const page = (open: typeof about | null = null) => ({
  path: '/',
  component: () => (
    <>
      <ChatPresence actorId={me} />
      <ChatPage me={me} open={open}>
        {open ? <p>The thread</p> : <WelcomePanel />}
      </ChatPage>
    </>
  ),
});
const times = (asked: string[], request: string) => asked.filter((one) => one === request).length;

beforeEach(() => setConnected(true));
afterEach(() => jest.useRealTimers());

describe('the page of messages', () => {
  it('has conversations and a search for people on the left, the chosen thread on the right', async () => {
    fakeApi({ [list]: one });
    await renderApp([page(about)]);
    const conversations = await screen.findByRole('navigation', { name: 'Conversations' });
    const search = screen.getByRole('combobox', { name: 'Find somebody' });
    const thread = screen.getByText('The thread');
    expect(within(conversations).getByRole('link', { name: /Ben.*Road bike/ })).toHaveAttribute('aria-current', 'page');
    for (const left of [search, conversations]) {
      expect(left.compareDocumentPosition(thread)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('is called Messages', async () => {
    fakeApi({ [list]: none });
    await renderApp([page()]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
    expect(document.title).toMatch(/^Messages/);
  });

  // Without layout in jsdom, the pane that goes is known by the class that hides it on small screens.
  it.each([
    ['the list while none is chosen', null, 'The thread', 'Messages'],
    ['the thread once one is', about, 'Messages', 'The thread'],
  ])('shows on small screens only %s', async (_what, open, hidden, shown) => {
    fakeApi({ [list]: one });
    await renderApp([page(open)]);
    await screen.findByRole('navigation', { name: 'Conversations' });
    const pane = (text: string) =>
      text === 'Messages'
        ? screen.getByRole('navigation', { name: 'Conversations' }).parentElement
        : (screen.queryByText('The thread') ?? screen.getByText('Your conversations live here')).closest('section');
    expect(pane(hidden)).toHaveClass('max-md:hidden');
    expect(pane(shown)).not.toHaveClass('max-md:hidden');
  });

  it('welcomes while no conversation is chosen', async () => {
    fakeApi({ [list]: none });
    await renderApp([page()]);
    expect(await screen.findByRole('heading', { name: 'Your conversations live here' })).toBeInTheDocument();
  });

  it('says that chat cannot be had, and Try Again loads the page anew', async () => {
    fakeApi({ [list]: new Refusal(403, 'session.invalid') });
    await renderApp([page()]);
    expect(await screen.findByRole('heading', { name: 'Chat Unavailable' })).toBeInTheDocument();
    expect(screen.getByText('Failed to load conversations. Please try refreshing the page.')).toBeInTheDocument();
    // jsdom says that it cannot load pages: it was asked to.
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(String(said.mock.calls[0]?.[0])).toContain('navigation');
  });

  it('calls somebody without a name Guest User', async () => {
    const nameless = { ...conversation, recipient: { ...conversation.recipient, kind: 'guest', name: '' } };
    fakeApi({ [list]: { ...none, items: [nameless] } });
    await renderApp([page()]);
    expect(await screen.findByRole('link', { name: /Guest User/ })).toBeInTheDocument();
  });
});

describe('looking for people', () => {
  const find = (text: string) => userEvent.type(screen.getByRole('combobox'), text);

  it('leads to the one who is found', async () => {
    fakeApi({ [list]: none, 'GET /api/profiles?q=be': { items: [conversation.recipient] } });
    const { address } = await renderApp([page(), { path: '/chat/$recipientId', component: () => null }]);
    await screen.findByRole('combobox');
    await find('be');
    await userEvent.click(await screen.findByRole('option', { name: /Ben/ }));
    await waitFor(() => expect(address()).toBe(`/chat/${other}`));
  });

  it('says when it fails', async () => {
    fakeApi({ [list]: none, 'GET /api/profiles?q=be': new Refusal(400, 'request.invalid') });
    await renderApp([page()]);
    await screen.findByRole('combobox');
    await find('be');
    expect((await screen.findAllByText('Failed to search users.')).length).toBeGreaterThan(0);
    expect(screen.getByText('Error')).toBeInTheDocument();
  });
});

describe('the list', () => {
  it('is asked for again 100 ms after a message', async () => {
    const { asked } = fakeApi({ [list]: one });
    await renderApp([page()]);
    await screen.findByRole('navigation', { name: 'Conversations' });
    const before = times(asked, list);
    jest.useFakeTimers();
    act(() => push('message', message(1, other, 'Hello')));
    await act(() => jest.advanceTimersByTimeAsync(90));
    expect(times(asked, list)).toBe(before);
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(times(asked, list)).toBe(before + 1);
  });

  it.each([
    ['every 10 seconds while nothing is pushed', false, 1],
    ['never while the connection stands', true, 0],
  ])('is asked for again %s', async (_when, connected, more) => {
    setConnected(connected);
    jest.useFakeTimers();
    const { asked } = fakeApi({ [list]: one });
    await renderApp([page()]);
    await screen.findByRole('navigation', { name: 'Conversations' });
    const before = times(asked, list);
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(times(asked, list)).toBe(before);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(times(asked, list)).toBe(before + more);
  });
});
