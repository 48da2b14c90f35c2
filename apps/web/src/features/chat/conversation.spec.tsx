import { act, screen, waitFor, within } from '@testing-library/react';
import { conversation, me, message, other } from '../../testing/conversations';
import { fakeApi, Refusal } from '../../testing/fake-api';
import { push } from '../../testing/fake-realtime';
import { renderApp } from '../../testing/render-app';
import { ChatPresence } from './components/chat-presence';
import { Conversation } from './components/conversation';

jest.mock('../../api/realtime', () => jest.requireActual<object>('../../testing/fake-realtime'));

const open = 'POST /api/conversations';
const messages = `GET /api/conversations/${conversation.id}/messages`;
const nothing = () => null;
const thread = (listingId: string | null = null) => ({
  path: '/',
  component: () => (
    <>
      <ChatPresence actorId={me} />
      <Conversation
        me={me}
        recipientId={other}
        listingId={listingId}
        offers={{ card: nothing, start: nothing, proposal: nothing }}
      />
    </>
  ),
});
const list = { 'GET /api/conversations': { items: [], nextCursor: null, unreadCount: 0 } };
const said = [
  message(1, other, 'Is it for you?'),
  message(2, me, 'Yes'),
  message(3, me, 'When?'),
  message(4, me, 'Now?'),
];
const answers = {
  ...list,
  [open]: { ...conversation, recipientDelivered: 3, recipientRead: 2, lastSequence: 4 },
  [messages]: { items: said, hasMore: false },
  'POST /api/notifications/read': undefined,
};

describe('opening a conversation', () => {
  it('says that it is being set up', async () => {
    fakeApi({});
    global.fetch = () => new Promise(() => undefined);
    await renderApp([thread()]);
    expect(await screen.findByText('Setting up your chat...')).toBeInTheDocument();
  });

  it.each([
    [null, 'Could not start conversation.'],
    [conversation.listing!.id, 'Failed to start conversation about this listing.'],
  ])('about listing %p that cannot be started: "Error: %s"', async (listingId, sentence) => {
    fakeApi({ ...list, [open]: new Refusal(404, 'listing.missing') });
    await renderApp([thread(listingId)]);
    expect(await screen.findByRole('heading', { name: 'Chat Unavailable' })).toBeInTheDocument();
    expect((await screen.findAllByText('Error')).length).toBeGreaterThan(0);
    // On the page and as a toast.
    await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(1));
  });

  it('with a seller of whom nothing is known says so', async () => {
    fakeApi({ ...list, [open]: new Refusal(404, 'resource.missing') });
    await renderApp([thread(conversation.listing!.id)]);
    expect(await screen.findByText('Seller not found')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Could not find seller information').length).toBeGreaterThan(1));
  });

  it('whose messages cannot be had says so', async () => {
    fakeApi({ ...answers, [messages]: new Refusal(404, 'conversation.missing') });
    await renderApp([thread()]);
    expect(await screen.findByText('Failed to load messages.')).toBeInTheDocument();
  });

  it('takes its notifications for read', async () => {
    const { asked } = fakeApi(answers);
    await renderApp([thread()]);
    await screen.findByText('Yes');
    expect(asked).toContain('POST /api/notifications/read');
  });
});

describe('the other side', () => {
  it('is shown as online while it is', async () => {
    fakeApi(answers);
    await renderApp([thread()]);
    await screen.findByText('Yes');
    const tells = (actorId: string, isOnline: boolean) => act(() => push('presence', { actorId, isOnline }));
    tells(me, true);
    expect(screen.queryByText(/Online/)).toBeNull();
    tells(other, true);
    expect(screen.getByText(/Online/)).toBeInTheDocument();
    tells(other, false);
    expect(screen.queryByText(/Online/)).toBeNull();
  });
});

describe('ticks', () => {
  const row = (text: string) => within(screen.getByText(text).closest('li')!);

  it('stand at one’s own messages only, grey until they are read, then blue', async () => {
    fakeApi(answers);
    await renderApp([thread()]);
    await screen.findByText('Yes');
    expect(row('Is it for you?').queryByText(/^(Sent|Delivered|Read)$/)).not.toBeInTheDocument();
    expect(row('Yes').getByText('Read').parentElement).toHaveClass('text-seen');
    expect(row('When?').getByText('Delivered').parentElement).toHaveClass('text-ink-muted');
    expect(row('Now?').getByText('Sent').parentElement).toHaveClass('text-ink-muted');
  });

  it('change as soon as the other side has received and seen', async () => {
    fakeApi(answers);
    await renderApp([thread()]);
    await screen.findByText('Now?');
    act(() => push('receipt', { actorId: other, conversationId: conversation.id, delivered: 4, read: 3 }));
    await waitFor(() => expect(row('When?').getByText('Read')).toBeInTheDocument());
    expect(row('Now?').getByText('Delivered')).toBeInTheDocument();
  });
});

it('shows at once what the other side writes', async () => {
  fakeApi(answers);
  await renderApp([thread()]);
  await screen.findByText('Now?');
  act(() => push('message', message(5, other, 'In an hour')));
  expect(await screen.findByText('In an hour')).toBeInTheDocument();
});
