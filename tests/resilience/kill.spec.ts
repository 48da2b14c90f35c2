import { browseListings } from '@vybac/contracts/listings';
import { type Person, temporaryFolder } from '@vybac/testing';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '../support/embedded';
import type { Product } from '../support/product';
import { Backstage } from './support/backstage';
import { Crowd } from './support/crowd';
import { announcedIn } from './support/open-marketplace';
import { rounds } from './support/rounds';
import { countOf, nothingYet, type Talk, writeUntilGone } from './support/writers';

const kills = rounds('KILL_ROUNDS', { ci: 3, full: 30 });
const [talkers, talksEach, sellers] = [16, 4, 3];
/** CI asks only that there were writes to lose; `npm run test:resilience` wants the load that the figure speaks of. */
const leastWritesPerSecond = process.env['CI'] === 'true' ? 1 : 200;

describe(`${kills} times kill -9 under load, the database engine included`, () => {
  let product: Product;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let crowd: Crowd;
  const acknowledged = nothingYet();
  const rates: number[] = [];

  beforeAll(async () => {
    folder = await temporaryFolder('killed');
    product = await startEmbedded({ VYBAC_DATA: folder.path });
    const users = Array.from({ length: sellers }, (_, n) => `seller_${n}`);
    crowd = await Crowd.gathers(product.town, { guests: talkers, users });
  }, 120_000);
  afterAll(async () => {
    await product.stop();
    await folder.remove();
  });

  it(
    'loses nothing that was acknowledged',
    async () => {
      const talks = await talksAmong((await crowd.present()).slice(sellers));
      for (let n = 0; n < kills; n += 1) {
        const people = await crowd.present();
        const before = countOf(acknowledged);
        const start = performance.now();
        const writing = writeUntilGone(
          { talks: talks.map((talk) => spokenBy(talk, people)), sellers: people.slice(0, sellers) },
          acknowledged,
        );
        const killing = pause(1_500 + randomInt(1_500)).then(() => {
          rates.push(((countOf(acknowledged) - before) * 1_000) / (performance.now() - start));
          return product.kill();
        });
        await Promise.all([writing, killing]);
        await product.restart();

        const readers = await crowd.present();
        for (const talk of talks) {
          const messages = await wholeOf(spokenBy(talk, readers));
          const found = new Set(messages.map(({ id }) => id));
          const lost = (acknowledged.messages.get(talk.conversation.id) ?? []).filter((id) => !found.has(id));
          expect(lost).toEqual([]);
          // In order and without a gap: nothing twice, nothing half.
          expect(messages.map(({ sequence }) => sequence)).toEqual(messages.map((_, place) => place + 1));
          expect(found.size).toBe(messages.length);
        }
      }
      const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
      process.stdout.write(
        `${kills} kills, ${countOf(acknowledged)} acknowledged writes, ${mean.toFixed(0)} writes/s on average ` +
          `(${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)})\n`,
      );
      expect(mean).toBeGreaterThanOrEqual(leastWritesPerSecond);
    },
    kills * 40_000 + 60_000,
  );

  it('lets every event have its effect exactly once', async () => {
    const backstage = await Backstage.open(await announcedIn(folder.path));
    try {
      await backstage.settles(120_000);
      const messages = await backstage.collection('messaging', 'messages').find().toArray();
      const told = await backstage
        .collection('notifications', 'notifications')
        .find({ code: 'chatMessage' })
        .project<{ values: { preview: string } }>({ values: 1 })
        .toArray();
      expect(told.map(({ values }) => values.preview).sort()).toEqual(messages.map(({ _id }) => _id).sort());
      // Many unread messages of a conversation show as one notification, never as none.
      const shown = await backstage
        .collection('notifications', 'notifications')
        .find({ code: 'chatMessage', replaced: { $exists: false } })
        .toArray();
      const conversations = [...acknowledged.messages.keys()].map((id) => `conversation:${id}`);
      expect(shown.map(({ subject }) => subject).sort()).toEqual(conversations.sort());

      const published = await backstage.collection('listings', 'listings').find().toArray();
      const ids = published.map(({ _id }) => _id).sort();
      const ours = [...acknowledged.listings.values()].flat();
      expect(ours.filter((id) => !ids.includes(id))).toEqual([]);
      const projected = await backstage.collection('messaging', 'listings').find().toArray();
      expect(projected.map(({ _id }) => _id).sort()).toEqual(ids);
    } finally {
      await backstage.close();
    }
  }, 150_000);

  it('shows every acknowledged listing to people who browse, once', async () => {
    const people = await crowd.present();
    const visitor = people.at(-1) as Person;
    for (const [sellerId, ids] of acknowledged.listings) {
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const query = { seller: sellerId, limit: 50, ...(cursor ? { cursor } : {}) };
        const page = await visitor.call(browseListings, { query });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(ids.filter((id) => !seen.includes(id))).toEqual([]);
    }
  }, 60_000);
});

/** Everybody writes to the next few in the circle. Messages of one conversation go one by one, so there are many. */
async function talksAmong(people: readonly Person[]): Promise<Talk[]> {
  const talks = people.flatMap((writer, n) =>
    Array.from({ length: talksEach }, async (_, step): Promise<Talk> => {
      const other = people[(n + step + 1) % people.length] as Person;
      return { writer, conversation: await writer.contacts(other) };
    }),
  );
  return Promise.all(talks);
}

/** The same person with a token that is still good. */
function spokenBy({ writer, conversation }: Talk, people: readonly Person[]): Talk {
  return { conversation, writer: people.find(({ id }) => id === writer.id) ?? writer };
}

async function wholeOf({ writer, conversation }: Talk) {
  const messages = [];
  for (let page = await writer.reads(conversation); page.length > 0;) {
    messages.push(...page);
    page = page.length < 200 ? [] : await writer.reads(conversation, page.at(-1)?.sequence);
  }
  return messages;
}
