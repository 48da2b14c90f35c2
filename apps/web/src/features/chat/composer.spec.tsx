import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversation, me, message } from '../../testing/conversations';
import { fakeApi, Refusal } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { ChatPresence } from './components/chat-presence';
import { Composer } from './components/composer';

jest.mock('../../api/realtime', () => jest.requireActual<object>('../../testing/fake-realtime'));

const photo = {
  mediaId: '00000000-0000-4000-8000-0000000000aa',
  urls: { small: '/bike.webp', medium: '/bike.webp', large: '/bike.webp' },
  width: 10,
  height: 10,
  thumbhash: null,
};
jest.mock('../../api/upload-image', () => ({ uploadImage: () => Promise.resolve(photo) }));

const send = `POST /api/conversations/${conversation.id}/messages`;
const list = { 'GET /api/conversations': { items: [], nextCursor: null, unreadCount: 0 } };
const composer = {
  path: '/',
  component: () => (
    <>
      <ChatPresence actorId={me} />
      <Composer me={me} conversation={conversation} connected proposal={() => null} />
    </>
  ),
};

async function openComposer(answer: unknown = message(1, me, 'Hello')) {
  const { asked } = fakeApi({ ...list, [send]: answer });
  await renderApp([composer]);
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Ben' });
  return { box, sent: () => asked.filter((request) => request === send).length };
}
const toast = async (text: string) => expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
const choose = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  expect(input).toHaveAttribute('multiple');
  fireEvent.change(input, { target: { files } });
};
const picture = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

beforeEach(() => {
  localStorage.clear();
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

it('offers six quick replies, which can still be changed before they are sent', async () => {
  const { box, sent } = await openComposer();
  const replies = within(screen.getByRole('list', { name: 'Quick replies' })).getAllByRole('button');
  expect(replies.map(({ textContent }) => textContent)).toEqual([
    'Thanks!',
    'Sounds good!',
    'When can we meet?',
    'Is this still available?',
    "What's your best price?",
    'Can you send more photos?',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'When can we meet?' }));
  expect(box).toHaveValue('When can we meet?');
  expect(box).toHaveFocus();
  expect(sent()).toBe(0);
});

it('sends with Enter and adds a line with Shift+Enter', async () => {
  const { box, sent } = await openComposer();
  await userEvent.type(box, 'Hello{Shift>}{Enter}{/Shift}Ben');
  expect(box).toHaveValue('Hello\nBen');
  expect(sent()).toBe(0);
  await userEvent.type(box, '{Enter}');
  expect(box).toHaveValue('');
  await waitFor(() => expect(sent()).toBe(1));
});

it('sends nothing when there is nothing to send', async () => {
  const { box, sent } = await openComposer();
  await userEvent.type(box, '   {Enter}');
  await toast('Missing required information to send message.');
  await toast('Error');
  expect(sent()).toBe(0);
});

it('counts to 1000 characters and sends no more', async () => {
  const { box, sent } = await openComposer();
  fireEvent.change(box, { target: { value: '😀'.repeat(1000) } });
  expect(screen.getByText('1000/1000')).toBeInTheDocument();
  fireEvent.change(box, { target: { value: 'a'.repeat(1001) } });
  expect(screen.getByText('1001/1000')).toBeInTheDocument();
  expect(box).toBeInvalid();
  await userEvent.type(box, '{Enter}');
  await toast('A message can have up to 1000 characters.');
  expect(sent()).toBe(0);
});

it.each([
  [72, '72px'],
  [500, '120px'],
])('with a text %i px high is %s high', async (textHeight, height) => {
  jest.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(textHeight);
  const { box } = await openComposer();
  await userEvent.type(box, 'Hello');
  expect(box.style.height).toBe(height);
});

describe('photos', () => {
  it('can be several, are seen at once and can be taken away again', async () => {
    await openComposer();
    choose(picture('one.jpg'), picture('two.jpg'));
    expect(await screen.findAllByRole('img')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('are the only files that go with a message', async () => {
    await openComposer();
    choose(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    await toast('Invalid file type');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('a message that the server refuses', () => {
  it.each([
    ['message.empty', 'Missing required information to send message.'],
    ['conversation.missing', /^Cannot access conversation: .+/],
    [undefined, 'Failed to send message. Please try again.'],
  ])('with %p is explained, and text and photos come back', async (code, sentence) => {
    const { box } = await openComposer(new Refusal(400, code));
    choose(picture('one.jpg'));
    await screen.findByRole('img');
    await userEvent.type(box, 'Hello{Enter}');
    await toast('Error');
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(box).toHaveValue('Hello');
    expect(screen.getByRole('img')).toHaveAttribute('src', '/bike.webp');
  });
});

it('keeps what is not sent yet for the next visit', async () => {
  const { box } = await openComposer();
  await userEvent.type(box, 'Half a sen');
  expect(localStorage.getItem(`vybac-draft:${me}:${conversation.id}`)).toContain('Half a sen');
});
