import { Realtime } from '@vybac/client';
import { describeWith, type Person } from '@vybac/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cuttable, type Cuttable } from '../conformance/support/cuttable';
import { startDistributed } from '../support/distributed';
import { eventually } from '../support/eventually';
import type { Product } from '../support/product';

const cutFor = 4_000;
const parts = ['redis', 'kafka'] as const;

/** What is acknowledged stays, and what follows from it is made up for, whatever was out of reach meanwhile. */
describeWith(['kafka', 'redis', 'object-storage'], 'a cut wire under the distributed marketplace', () => {
  const wires = new Map<string, Cuttable>();
  let product: Product;
  let ana: Person;
  let bruno: Person;

  beforeAll(async () => {
    product = await startDistributed({
      wires: {
        redis: async (url) => {
          const wire = await cuttable(url);
          wires.set('redis', wire);
          return wire.url;
        },
        kafka: async (address) => {
          const wire = await cuttable(`kafka://${address}`);
          wires.set('kafka', wire);
          return new URL(wire.url).host;
        },
      },
    });
    [ana, bruno] = await Promise.all([product.town.guest(), product.town.guest()]);
  }, 240_000);
  afterAll(async () => {
    await product.stop();
    await Promise.all([...wires.values()].map((wire) => wire.close()));
  }, 60_000);

  it.each(parts)(
    '%s: people go on writing, nothing is lost, everybody is told in the end',
    async (part) => {
      const wire = wires.get(part);
      const conversation = await ana.contacts(bruno);
      const acknowledged: string[] = [];
      const state = { over: false };
      const writing = (async () => {
        while (!state.over) {
          const id = randomUUID();
          await ana.writes(conversation, id, id).then(
            () => acknowledged.push(id),
            () => undefined,
          );
          await pause(20);
        }
      })();
      await pause(500);
      await wire?.cut();
      const before = acknowledged.length;
      await pause(cutFor);
      const during = acknowledged.length - before;
      await wire?.mend();
      await pause(500);
      state.over = true;
      await writing;
      process.stdout.write(`${part} was cut for ${cutFor} ms: ${during} messages meanwhile\n`);
      expect(during).toBeGreaterThan(0);

      const kept: string[] = [];
      for (let after = 0, more = true; more;) {
        const page = await bruno.reads(conversation, after);
        kept.push(...page.map(({ id }) => id));
        after = page.at(-1)?.sequence ?? after;
        more = page.length === 200;
      }
      expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
      expect(new Set(kept).size).toBe(kept.length);
      // Several unread messages of a conversation are one notification; it is about one that came after the cut began.
      const late = kept.slice(kept.indexOf(acknowledged[before] ?? ''));
      await eventually(async () => {
        const previews = (await bruno.notifications()).map(({ values }) => values['preview']);
        expect(previews).toHaveLength(1);
        expect(late).toContain(previews[0]);
      }, 60_000);
    },
    120_000,
  );

  it('redis: who listens is asked to catch up, and hears again', async () => {
    const conversation = await ana.contacts(bruno);
    const { sequence: seen } = await ana.writes(conversation, 'said before the cut');
    const screen = new Realtime(product.origin, { extraHeaders: { cookie: `vybac=${bruno.session.refreshToken}` } });
    const heard: string[] = [];
    const caughtUp: string[] = [];
    screen.on('message', ({ id }) => heard.push(id));
    screen.onReconnect(() => {
      void bruno.reads(conversation, seen).then((messages) => caughtUp.push(...messages.map(({ id }) => id)));
    });
    screen.connect();
    await eventually(() => expect(screen.isConnected).toBe(true));
    await wires.get('redis')?.cut();
    const { id: missed } = await ana.writes(conversation, 'said during the cut');
    await wires.get('redis')?.mend();
    await eventually(() => expect(caughtUp).toContain(missed), 30_000);
    const { id: later } = await ana.writes(conversation, 'said after it');
    await eventually(() => expect(heard).toContain(later));
    expect(heard).not.toContain(missed);
    screen.disconnect();
  }, 120_000);
});
