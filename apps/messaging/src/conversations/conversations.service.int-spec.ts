import { randomUUID } from 'node:crypto';
import { MessagingInTest, refusalOf } from '../../test/messaging-in-test';
import { MessagesService } from '../messages/messages.service';
import { ConversationsService } from './conversations.service';
import { ConversationsStore } from './conversations.store';

let messaging: MessagingInTest;
let conversations: ConversationsService;

beforeAll(async () => {
  messaging = await MessagingInTest.start();
  conversations = messaging.get(ConversationsService);
});
afterAll(() => messaging.stop());

const say = (sender: Parameters<MessagesService['send']>[0], id: string, content: string) =>
  messaging.get(MessagesService).send(sender, id, { id: randomUUID(), content, imageIds: [] });

describe('opening', () => {
  it('leads both into the same conversation, however many times and however simultaneously they open it', async () => {
    const [ana, ben] = [messaging.person('Ana'), messaging.person('Ben')];
    const lamp = messaging.listing(ana.id);
    const opened = await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        count % 2 ? conversations.open(ana, ben.id, lamp) : conversations.open(ben, ana.id, lamp),
      ),
    );
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    expect(opened[0]).toMatchObject({ recipient: { name: 'Ana' }, listing: { id: lamp, title: 'Desk lamp' } });
    expect(opened[1]).toMatchObject({ recipient: { name: 'Ben' } });
  });

  it('is about the listing of one of the two, or about none', async () => {
    const [ana, ben, carl] = [messaging.person('Ana'), messaging.person('Ben'), messaging.person('Carl')];
    const carls = messaging.listing(carl.id);
    expect((await conversations.open(ben, ana.id, carls)).listing).toBeNull();
  });

  it('needs somebody else, who exists', async () => {
    const ana = messaging.person('Ana');
    expect((await refusalOf(conversations.open(ana, ana.id, null))).code).toBe('conversation.with_oneself');
    expect((await refusalOf(conversations.open(ana, randomUUID(), null))).code).toBe('resource.missing');
  });
});

describe('the list', () => {
  it('shows conversations in which something was said, the latest on top, page by page', async () => {
    const ana = messaging.person('Ana');
    const opened: string[] = [];
    for (const name of ['Ben', 'Carl', 'Dora', 'Emil']) {
      const { id } = await conversations.open(ana, messaging.person(name).id, null);
      opened.push(id);
    }
    const [ben = '', carl = '', dora = ''] = opened;
    for (const id of [dora, ben, carl]) await say(ana, id, 'Hello');
    const first = await conversations.list(ana, { limit: 2 });
    expect(first.items.map(({ recipient }) => recipient.name)).toEqual(['Carl', 'Ben']);
    const second = await conversations.list(ana, { limit: 2, cursor: first.nextCursor ?? '' });
    expect(second.items.map(({ recipient }) => recipient.name)).toEqual(['Dora']);
    expect(second.nextCursor).toBeNull();
  });
});

describe('receipts', () => {
  async function threeMessages() {
    const [ana, ben] = [messaging.person('Ana'), messaging.person('Ben')];
    const { id } = await conversations.open(ben, ana.id, null);
    for (const word of ['one', 'two', 'three']) await say(ben, id, word);
    const ticks = async () => {
      const { recipientDelivered, recipientRead } = await conversations.show(ben, id);
      return [recipientDelivered, recipientRead];
    };
    return { ana, id, ticks };
  }

  it('only ever grow, in whatever order they are reported', async () => {
    const { ana, id, ticks } = await threeMessages();
    await conversations.noteReceipt(ana.id, id, { delivered: 3 });
    expect(await ticks()).toEqual([3, 0]);
    await conversations.noteReceipt(ana.id, id, { read: 2 });
    await conversations.noteReceipt(ana.id, id, { delivered: 1, read: 1 });
    expect(await ticks()).toEqual([3, 2]);
  });

  it('take what is read for delivered, and never promise what was not said', async () => {
    const { ana, id, ticks } = await threeMessages();
    await conversations.noteReceipt(ana.id, id, { read: 2 });
    expect(await ticks()).toEqual([2, 2]);
    await conversations.noteReceipt(ana.id, id, { read: 99 });
    expect(await ticks()).toEqual([3, 3]);
  });

  it('take the conversation off one’s unread ones when all is read', async () => {
    const { ana, id } = await threeMessages();
    const unread = async () => {
      const { unreadCount, items } = await conversations.list(ana, { limit: 10 });
      return [unreadCount, items[0]?.unreadCount];
    };
    expect(await unread()).toEqual([1, 3]);
    await conversations.noteReceipt(ana.id, id, { read: 2 });
    expect(await unread()).toEqual([1, 1]);
    await conversations.noteReceipt(ana.id, id, { read: 3 });
    expect(await unread()).toEqual([0, 0]);
  });
});

describe('how fast somebody answers', () => {
  const hour = 3_600_000;

  it('is measured from the first message to the first answer, over 90 days, for whoever was written to', async () => {
    const ana = messaging.person('Ana');
    for (const [index, hours] of [1, 2, 30].entries()) {
      const writer = messaging.person(`Writer ${String(index)}`);
      const { id } = await conversations.open(writer, ana.id, null);
      await say(writer, id, 'Is this still available?');
      await say(writer, id, 'Hello?');
      messaging.clock.advance(hours * hour);
      await say(ana, id, 'It is');
      messaging.clock.advance(hour);
      await say(ana, id, 'Still');
      // Who wrote first has answered nobody.
      expect(await conversations.responseTime(writer.id)).toEqual({ medianMinutes: null, sampleSize: 0 });
    }
    expect(await conversations.responseTime(ana.id)).toEqual({ medianMinutes: 120, sampleSize: 3 });

    messaging.clock.advance(91 * 24 * hour);
    expect(await conversations.responseTime(ana.id)).toEqual({ medianMinutes: null, sampleSize: 0 });
  });

  it('comes out the same in whatever order messages are noted, and twice', async () => {
    const [ana, ben] = [messaging.person('Ana'), messaging.person('Ben')];
    const { id } = await conversations.open(ben, ana.id, null);
    const store = messaging.get(ConversationsStore);
    const at = (minutes: number) => new Date(messaging.clock.now().getTime() + minutes * 60_000);
    const note = (sequence: number, senderId: string, minutes: number) =>
      store.noteMessage(id, sequence, { content: 'x', kind: 'text', senderId, createdAt: at(minutes) });
    await note(1, ben.id, 0);
    await note(3, ana.id, 50);
    await note(2, ana.id, 20);
    await note(3, ana.id, 50);
    const [waited = 0, ...others] = await store.waitsFor(ana.id, at(-10), 10);
    expect(Math.round(waited / 60_000)).toBe(20);
    expect(others).toEqual([]);
  });
});
