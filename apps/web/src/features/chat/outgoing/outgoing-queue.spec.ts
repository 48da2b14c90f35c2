import { ProblemError } from '@vybac/client';
import type { Message } from '@vybac/contracts/messaging';
import { type Outgoing, OutgoingQueue } from './outgoing-queue';

const message = (id: string) => ({
  id,
  conversationId: 'c',
  content: id,
  images: [],
  createdAt: '2025-01-01T00:00:00Z',
});
const offline = new ProblemError({ code: 'network.failed', title: 'Network error' });
const refusal = new ProblemError({ code: 'message.empty', title: 'Missing', status: 400 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A server that knows each id once, and a device that keeps the queue over reloads. */
function world(answers: (id: string, attempt: number) => Error | 'lost answer' | undefined = () => undefined) {
  const arrived: string[] = [];
  const attempts = new Map<string, number>();
  const pauses: number[] = [];
  const refused: string[] = [];
  let kept: readonly Outgoing[] = [];
  const open = () =>
    new OutgoingQueue({
      store: { read: () => kept, write: (messages) => (kept = messages) },
      send: async ({ id }) => {
        const attempt = (attempts.get(id) ?? 0) + 1;
        attempts.set(id, attempt);
        const answer = answers(id, attempt);
        if (answer instanceof Error) throw answer;
        if (!arrived.includes(id)) arrived.push(id);
        if (answer === 'lost answer') throw offline;
        return { id } as Message;
      },
      onSent: () => undefined,
      onRefused: ({ id }) => refused.push(id),
      wait: async (milliseconds) => void pauses.push(milliseconds),
      exclusively: (work) => work(),
    });
  return { open, arrived, attempts, pauses, refused, kept: () => kept };
}

it('sends in the order of writing and forgets what has arrived', async () => {
  const { open, arrived, kept } = world();
  const queue = open();
  queue.start();
  for (const id of ['one', 'two', 'three']) queue.add(message(id));
  await settled();
  expect(arrived).toEqual(['one', 'two', 'three']);
  expect(kept()).toEqual([]);
});

it('tries the first again, ever more slowly, before it sends the next', async () => {
  const { open, arrived, pauses } = world((id, attempt) => (id === 'one' && attempt < 4 ? offline : undefined));
  const queue = open();
  queue.start();
  queue.add(message('one'));
  queue.add(message('two'));
  await settled();
  expect(arrived).toEqual(['one', 'two']);
  expect(pauses).toEqual([500, 1000, 2000]);
});

it('sends the same id again when the answer was lost, so that the message arrives once', async () => {
  const { open, arrived, attempts } = world((_, attempt) => (attempt === 1 ? 'lost answer' : undefined));
  const queue = open();
  queue.start();
  queue.add(message('one'));
  await settled();
  expect(attempts.get('one')).toBe(2);
  expect(arrived).toEqual(['one']);
});

it('goes on after a reload', async () => {
  const { open, arrived } = world();
  open().add(message('one'));
  await settled();
  expect(arrived).toEqual([]);
  open().start();
  await settled();
  expect(arrived).toEqual(['one']);
});

it('keeps what was refused as failed, lets the others pass, and tries it again when asked', async () => {
  const { open, arrived, refused, kept } = world((id, attempt) =>
    id === 'one' && attempt === 1 ? refusal : undefined,
  );
  const queue = open();
  queue.start();
  queue.add(message('one'));
  queue.add(message('two'));
  await settled();
  expect(arrived).toEqual(['two']);
  expect(refused).toEqual(['one']);
  expect(kept()).toMatchObject([{ id: 'one', state: 'failed' }]);
  queue.retry('one');
  await settled();
  expect(arrived).toEqual(['two', 'one']);
});

it('waits as long as the server asks', async () => {
  const busy = new ProblemError({ code: 'request.limited', title: 'Too many requests', status: 429 }, 7);
  const { open, pauses } = world((_, attempt) => (attempt === 1 ? busy : undefined));
  const queue = open();
  queue.start();
  queue.add(message('one'));
  await settled();
  expect(pauses).toEqual([7000]);
});
