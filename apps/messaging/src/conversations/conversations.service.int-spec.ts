import { randomUUID } from 'node:crypto';
import { MessagingInTest, refusalOf } from '../../test/messaging-in-test';
import { MessagesService } from '../messages/messages.service';
import { ConversationsService } from './conversations.service';

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
