import { setTimeout as pause } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { findMedia, type Image } from '@vybac/contracts/listings';
import type { Actor } from '@vybac/contracts/identity';
import { OutboxRelay } from '@vybac/platform';
import { MessagingInTest, refusalOf } from '../../test/messaging-in-test';
import { ConversationsService } from '../conversations/conversations.service';
import { ConversationsStore } from '../conversations/conversations.store';
import { MessagesService } from './messages.service';

let messaging: MessagingInTest;
let messages: MessagesService;
let conversations: ConversationsService;

beforeAll(async () => {
  messaging = await MessagingInTest.start();
  messages = messaging.get(MessagesService);
  conversations = messaging.get(ConversationsService);
});
afterAll(() => messaging.stop());

async function twoPeople() {
  const [ana, ben] = [messaging.person('Ana'), messaging.person('Ben')];
  const { id } = await conversations.open(ben, ana.id, null);
  return { ana, ben, id };
}

const text = (content: string, id: string = randomUUID()) => ({ id, content, imageIds: [] });
const noOffers = () => Promise.resolve(new Map());
const heardBy = async (actor: Actor, id: string, after = 0) =>
  (await messages.list(actor, id, { after, limit: 200 }, noOffers)).items;

describe('sending', () => {
  it('gives fifty messages sent at the same moment the places 1 to 50, without a gap', async () => {
    const { ana, ben, id } = await twoPeople();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, count) => messages.send(count % 2 ? ana : ben, id, text(`message ${count}`))),
    );
    const expected = Array.from({ length: 50 }, (_, index) => index + 1);
    expect(sent.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(expected);
    expect((await heardBy(ana, id)).map(({ sequence }) => sequence)).toEqual(expected);
    expect(await conversations.show(ana, id)).toMatchObject({ lastSequence: 50, unreadCount: 25 });
  });

  it('is one message however often it is sent, also at once', async () => {
    const { ana, ben, id } = await twoPeople();
    const body = text('Is it still there?');
    const [first, ...again] = await Promise.all([1, 2, 3].map(() => messages.send(ben, id, body)));
    expect(again).toEqual([first, first]);
    expect(await messages.send(ben, id, body)).toEqual(first);
    expect(await heardBy(ana, id)).toHaveLength(1);
    expect(await conversations.show(ana, id)).toMatchObject({ unreadCount: 1, lastSequence: 1 });
  });

  it('is noted by its conversation when it was only stored, and not once more when it was noted', async () => {
    const { ana, ben, id } = await twoPeople();
    const relay = messaging.get(OutboxRelay);
    await relay.pause();
    const note = jest.spyOn(messaging.get(ConversationsStore), 'noteMessage');
    const [first, second] = [text('Hello'), text('Anybody there?')];
    note.mockRejectedValueOnce(new Error('the process ends here'));
    await expect(messages.send(ben, id, first)).rejects.toThrow('the process ends here');
    await messages.noteById(first.id);
    expect(await conversations.show(ana, id)).toMatchObject({ unreadCount: 1, lastSequence: 1 });
    await messages.send(ben, id, second);
    const noted = note.mock.calls.length;
    await messages.noteById(second.id);
    expect(note).toHaveBeenCalledTimes(noted);
    // Whoever does not know notes it again, which changes nothing.
    await messages.noteById(second.id);
    expect(note).toHaveBeenCalledTimes(noted + 1);
    expect(await conversations.show(ana, id)).toMatchObject({ unreadCount: 2, lastSequence: 2 });
    // The event can be back before the database has answered.
    const third = text('Hello again');
    const begun = new Promise<void>((resolve) => {
      note.mockImplementationOnce(async () => {
        resolve();
        await pause(50);
      });
    });
    const sending = messages.send(ben, id, third);
    await begun.then(() => messages.noteById(third.id));
    expect(note).toHaveBeenCalledTimes(noted + 2);
    await sending;
    note.mockRestore();
    relay.resume();
  });

  it('refuses another text, sender or conversation under a known id', async () => {
    const { ana, ben, id } = await twoPeople();
    const { id: elsewhere } = await conversations.open(ben, messaging.person('Carl').id, null);
    const known = text('Hello');
    await messages.send(ben, id, known);
    for (const again of [
      () => messages.send(ben, id, { ...known, content: 'Good bye' }),
      () => messages.send(ana, id, known),
      () => messages.send(ben, elsewhere, known),
    ]) {
      expect(await refusalOf(again())).toMatchObject({ code: 'request.key_reused', kind: 'conflict' });
    }
    expect((await heardBy(ana, id)).map(({ content }) => content)).toEqual(['Hello']);
  });

  it('refuses other pictures under a known id', async () => {
    const { ana, ben, id } = await twoPeople();
    messaging.services.answer(findMedia, ({ body }) => ({ items: body.ids.map(picture) }));
    const [first, second] = [randomUUID(), randomUUID()];
    const known = { id: randomUUID(), content: '', imageIds: [first] };
    const sent = await messages.send(ben, id, known);
    expect(sent).toMatchObject({ kind: 'image', images: [{ mediaId: first }] });
    expect(await messages.send(ben, id, known)).toEqual(sent);
    const refusal = await refusalOf(messages.send(ben, id, { ...known, imageIds: [second] }));
    expect(refusal.code).toBe('request.key_reused');
    expect(await heardBy(ana, id)).toEqual([sent]);
  });

  it('refuses nothing at all, and pictures that are not one’s own', async () => {
    const { ben, id } = await twoPeople();
    messaging.services.answer(findMedia, () => ({ items: [] }));
    expect((await refusalOf(messages.send(ben, id, text('')))).code).toBe('message.empty');
    const stolen = { id: randomUUID(), content: 'Look', imageIds: [randomUUID()] };
    expect((await refusalOf(messages.send(ben, id, stolen))).code).toBe('media.missing');
  });
});

describe('catching up', () => {
  it('brings what came after the last message one has', async () => {
    const { ana, ben, id } = await twoPeople();
    for (const word of ['one', 'two', 'three', 'four']) await messages.send(ben, id, text(word));
    expect((await heardBy(ana, id, 2)).map(({ content }) => content)).toEqual(['three', 'four']);
    const { items, hasMore } = await messages.list(ana, id, { before: 4, limit: 2 }, noOffers);
    expect([items.map(({ content }) => content), hasMore]).toEqual([['two', 'three'], true]);
  });
});

describe('a stranger', () => {
  it('is told the same of a conversation of others as of one that never was', async () => {
    const { ben, id } = await twoPeople();
    await messages.send(ben, id, text('Between us'));
    const carl = messaging.person('Carl');
    for (const reach of [
      (conversation: string) => conversations.show(carl, conversation),
      (conversation: string) => conversations.authorize(conversation, carl.id),
      (conversation: string) => conversations.noteReceipt(carl.id, conversation, { read: 1 }),
      (conversation: string) => heardBy(carl, conversation),
      (conversation: string) => messages.send(carl, conversation, text('Let me in')),
    ]) {
      const [foreign, absent] = [await refusalOf(reach(id)), await refusalOf(reach(randomUUID()))];
      expect(foreign).toMatchObject({ code: 'conversation.missing', kind: 'missing' });
      expect(Object.entries(foreign)).toEqual(Object.entries(absent));
    }
  });
});

function picture(mediaId: string): Image {
  const url = `/media/${mediaId}`;
  return {
    mediaId,
    width: 800,
    height: 600,
    thumbhash: '',
    urls: { small: `${url}/small`, medium: `${url}/medium`, large: `${url}/large` },
  };
}
