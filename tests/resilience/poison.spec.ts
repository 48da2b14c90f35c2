import { DeadLetters } from '@vybac/platform';
import type { Person } from '@vybac/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../support/eventually';
import { type OpenMarketplace, openMarketplace } from './support/open-marketplace';
import { percentile } from './support/percentile';

const topic = 'messaging.message';
const samples = 60;
const poisons = 20;

describe('poison in the event log', () => {
  let place: OpenMarketplace;
  let letters: DeadLetters;
  let ana: Person;
  let bruno: Person;
  let conversation: { id: string };

  beforeAll(async () => {
    place = await openMarketplace();
    letters = place.marketplace.service('notifications').app.get(DeadLetters);
    [ana, bruno] = await Promise.all([place.town.guest(), place.town.guest()]);
    conversation = await ana.contacts(bruno);
    await delays(20);
  }, 120_000);
  afterAll(() => place.close());

  it('does not delay what others are told, and lies among the dead letters with its cause', async () => {
    const before = await delays(samples);
    const poisoning = (async () => {
      for (let n = 0; n < poisons; n += 1) {
        const value = n % 2 === 0 ? '{"data": ' : JSON.stringify(aMessageEvent({ messageId: 7 }));
        await place.backstage.poison(topic, { _id: randomUUID(), key: `poisoned ${n}`, value });
        await pause(50);
      }
    })();
    const meanwhile = await delays(samples);
    await poisoning;

    const [usual, now] = [percentile(before, 0.95), percentile(meanwhile, 0.95)];
    process.stdout.write(`told within ${usual.toFixed(0)} ms (p95), with poison within ${now.toFixed(0)} ms\n`);
    // One poll of the log is half a second: a message that waited for poison would wait for seconds.
    expect(now).toBeLessThan(2 * usual + 500);

    await eventually(async () => expect(await letters.list()).toHaveLength(poisons));
    const found = await letters.list();
    const [badJson, badSchema] = [/bad JSON/, /message\.sent\.v1/].map((cause) =>
      found.filter((letter) => cause.test(letter.cause)),
    );
    expect(badJson).toHaveLength(poisons / 2);
    expect(badSchema).toHaveLength(poisons / 2);
    expect(
      found.every(({ group, position }) => group === 'notifications.tell-message-sent' && position.includes(topic)),
    ).toBe(true);
  }, 120_000);

  it('replays: what is still bad dies again, what was mended is told', async () => {
    const all = await letters.list();
    const [stillBad, mendable] = all.filter(({ cause }) => /message\.sent\.v1/.test(cause));
    await letters.replay(stillBad?.id ?? '');
    await eventually(async () =>
      expect((await letters.list()).find(({ id }) => id === stillBad?.id)?.attempts).toBe(1),
    );

    const mended = aMessageEvent({ recipientId: bruno.id, preview: 'Mended' });
    await place.backstage
      .collection('notifications', 'parked_events')
      .updateOne({ _id: mendable?.id ?? '' }, { $set: { 'record.value': JSON.stringify(mended) } });
    await letters.replay(mendable?.id ?? '');
    await eventually(async () => {
      expect((await bruno.notifications()).map(({ values }) => values['preview'])).toContain('Mended');
      expect(await letters.list()).toHaveLength(all.length - 1);
    });
  }, 60_000);

  /** Milliseconds from sending a message to its notification. */
  async function delays(times: number): Promise<number[]> {
    const took: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const text = randomUUID();
      const start = performance.now();
      await ana.writes(conversation, text);
      while ((await bruno.notifications())[0]?.values['preview'] !== text) await pause(5);
      took.push(performance.now() - start);
    }
    return took;
  }

  function aMessageEvent(data: Record<string, unknown>) {
    const id = randomUUID();
    return {
      specversion: '1.0',
      id,
      source: '/messaging',
      type: 'message.sent.v1',
      subject: id,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      partitionkey: id,
      aggregateversion: 1,
      data: {
        messageId: id,
        conversationId: conversation.id,
        sequence: 1,
        senderId: ana.id,
        senderName: ana.actor.name,
        recipientId: bruno.id,
        listingId: null,
        kind: 'text',
        preview: '',
        ...data,
      },
    };
  }
});
