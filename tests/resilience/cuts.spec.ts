import { Realtime } from '@vybac/client';
import type { Message } from '@vybac/contracts/messaging';
import { describeWith, type Person } from '@vybac/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cuttable, type Cuttable } from '../conformance/support/cuttable';
import { type DistributedProduct, startDistributed } from '../support/distributed';
import { eventually } from '../support/eventually';
import { rounds } from './support/rounds';

/** Milliseconds. */
const cutFor = rounds('CUT_SECONDS', { ci: 4, full: 30 }) * 1_000;
const parts = ['redis', 'kafka'] as const;

/** What is acknowledged stays, and what follows from it is made up for, whatever was out of reach meanwhile. */
describeWith(['kafka', 'redis', 'object-storage'], 'a cut wire under the distributed marketplace', () => {
  const wires = new Map<string, Cuttable>();
  let product: DistributedProduct;
  let ana: Person;
  let bruno: Person;

  beforeAll(async () => {
    product = await startDistributed({
      realtimeGateways: 2,
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

  it('redis: who listens at either gateway is asked to catch up, misses nothing, and hears again', async () => {
    const carla = await product.town.guest();
    const conversation = await carla.contacts(bruno);
    const screens = [0, 1].map((gateway) => {
      return listens(product.process('realtime-gateway', gateway).origin, bruno, conversation);
    });
    for (const { screen } of screens) await eventually(() => expect(screen.isConnected).toBe(true));

    const said: string[] = [];
    const says = async (content: string) => said.push((await carla.writes(conversation, content)).id);
    await says('said while all is well');
    for (const { known } of screens) await eventually(() => expect([...known]).toEqual(said));
    await wires.get('redis')?.cut();
    for (const end = Date.now() + cutFor; Date.now() < end;) {
      await says('said during the cut');
      await pause(250);
    }
    await wires.get('redis')?.mend();
    for (const { known } of screens)
      await eventually(() => expect([...known].sort()).toEqual([...said].sort()), 30_000);

    await says('said after it');
    for (const { heard, known } of screens) {
      await eventually(() => expect(heard).toContain(said.at(-1)));
      // Everything was said once, and what fell into the cut came by catching up.
      expect(new Set(heard).size).toBe(heard.length);
      expect([...known].sort()).toEqual([...said].sort());
    }
    for (const { screen } of screens) screen.disconnect();
  }, 120_000);

  it('identity: who comes while nobody can be recognised is let in once that is possible again', async () => {
    const identity = product.process('identity');
    const conversation = await ana.contacts(bruno);
    await identity.stop();
    const { screen } = listens(product.process('realtime-gateway').origin, bruno, conversation);
    await pause(2_000);
    expect(screen.isConnected).toBe(false);
    await identity.start();
    await eventually(() => expect(screen.isConnected).toBe(true), 15_000);
    screen.disconnect();
  }, 120_000);
});

/** A screen at a gateway that hears messages, and after a break asks for those after the last one it has. */
function listens(origin: string, person: Person, conversation: { id: string }) {
  const screen = new Realtime(origin, { extraHeaders: { cookie: `vybac=${person.session.refreshToken}` } });
  const heard: string[] = [];
  const known = new Set<string>();
  let last = 0;
  const learns = ({ id, sequence }: Message) => {
    known.add(id);
    last = Math.max(last, sequence);
  };
  screen.on('message', (message) => {
    heard.push(message.id);
    learns(message);
  });
  screen.onReconnect(() => {
    void person.reads(conversation, last).then((missed) => missed.forEach(learns));
  });
  screen.connect();
  return { screen, heard, known };
}
