import { Realtime } from '@vybac/client';
import type { Message } from '@vybac/contracts/messaging';
import { RedisChannel, realtimeChannel } from '@vybac/platform';
import { describeWith, type Person } from '@vybac/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { cuttable, type Cuttable } from '../conformance/support/cuttable';
import { type DistributedProduct, startDistributed } from '../support/distributed';
import { eventually } from '../support/eventually';
import { rounds } from './support/rounds';
import { connect, wireOf } from './support/socket';

/** Milliseconds. */
const cutFor = rounds('CUT_SECONDS', { ci: 4, full: 30 }) * 1_000;
/** Far more than one connection may have waiting (4 MB) and than the systems on its way hold. */
const [pushes, bytes] = [4_000, 8_000];
const metricsToken = 'whoever holds this may read figures';

describeWith(['kafka', 'redis', 'object-storage'], 'who listens at the gateways of the distributed marketplace', () => {
  let redis: Cuttable;
  let product: DistributedProduct;
  let ana: Person;
  let bruno: Person;

  beforeAll(async () => {
    product = await startDistributed({
      realtimeGateways: 2,
      environment: { METRICS_TOKEN: metricsToken },
      wires: { redis: async (url) => (redis = await cuttable(url)).url },
    });
    [ana, bruno] = await Promise.all([product.town.guest(), product.town.guest()]);
  }, 240_000);
  afterAll(async () => {
    await product.stop();
    await redis.close();
  }, 60_000);

  it('is asked to catch up after a cut of Redis, misses nothing, and hears again', async () => {
    const conversation = await ana.contacts(bruno);
    const screens = [0, 1].map((gateway) => {
      return listens(product.process('realtime-gateway', gateway).origin, bruno, conversation);
    });
    for (const { screen } of screens) await eventually(() => expect(screen.isConnected).toBe(true));

    const said: string[] = [];
    const says = async (content: string) => said.push((await ana.writes(conversation, content)).id);
    await says('said while all is well');
    for (const { known } of screens) await eventually(() => expect([...known]).toEqual(said));
    await redis.cut();
    for (const end = Date.now() + cutFor; Date.now() < end;) {
      await says('said during the cut');
      await pause(250);
    }
    await redis.mend();
    for (const { known } of screens)
      await eventually(() => expect([...known].sort()).toEqual([...said].sort()), 30_000);

    // Some process may be back a moment later than the others. What it could not say then is caught up with, and not heard.
    await eventually(async () => {
      await says('said after it');
      for (const { heard } of screens) await eventually(() => expect(heard).toContain(said.at(-1)), 1_000);
    }, 20_000);
    for (const { heard, known } of screens) {
      // Everything was said once, and what fell into the cut came by catching up.
      expect(new Set(heard).size).toBe(heard.length);
      await eventually(() => expect([...known].sort()).toEqual([...said].sort()));
    }
    for (const { screen } of screens) screen.disconnect();
  }, 120_000);

  it('is let in once people can be recognised again', async () => {
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

  it('is cut off when they do not read what they are sent, and the others hear everything meanwhile', async () => {
    const { origin } = product.process('realtime-gateway');
    const [sleeper, listener] = await Promise.all([connect(origin, ana), connect(origin, bruno)]);
    const heard = { sleeper: 0, listener: 0 };
    sleeper.on('notification', () => (heard.sleeper += 1));
    listener.on('notification', () => (heard.listener += 1));
    const ended = new Promise<string>((resolve) => sleeper.once('disconnect', resolve));
    const wire = wireOf(sleeper);
    wire.pause();

    const channel = await RedisChannel.connect(redis.url);
    const streams = [ana, bruno].map(({ id }) => `actor:${id}`);
    const payload = { text: 'x'.repeat(bytes) };
    for (let n = 0; n < pushes; n += 1)
      await channel.publish(realtimeChannel, { streams, name: 'notification', payload });
    await eventually(() => expect(heard.listener).toBe(pushes), 60_000);
    await channel.close();

    expect(await figureOf(origin, 'vybac_realtime_slow_readers_cut_total')).toBeGreaterThan(0);
    wire.resume();
    await ended;
    expect(heard.sleeper).toBeLessThan(pushes);
    process.stdout.write(`of ${pushes} pushes the sleeper had ${heard.sleeper} when it was cut off\n`);
    listener.disconnect();
  }, 120_000);
});

async function figureOf(origin: string, name: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const figures = await answer.text();
  return Number(new RegExp(`^${name}(?:{.*})? (\\d+)$`, 'm').exec(figures)?.[1]);
}

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
