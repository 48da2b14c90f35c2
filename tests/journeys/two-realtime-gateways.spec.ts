import { Realtime } from '@vybac/client';
import { signOutEverywhere } from '@vybac/contracts/identity';
import type { ServerMessages } from '@vybac/contracts/realtime';
import { describeWith, type Person } from '@vybac/testing';
import { type DistributedProduct, startDistributed } from '../support/distributed';
import { eventually } from '../support/eventually';

/** Everything that one screen hears, in order. */
type Heard = [keyof ServerMessages, unknown];

describeWith(['kafka', 'redis', 'object-storage'], 'two realtime gateways', () => {
  let product: DistributedProduct;
  let ana: Person;
  let bruno: Person;
  let talk: { id: string };
  const screens: Realtime[] = [];

  beforeAll(async () => {
    product = await startDistributed({ realtimeGateways: 2 });
    [ana, bruno] = await Promise.all([product.town.guest(), product.town.guest()]);
    talk = await ana.contacts(bruno);
  }, 240_000);
  afterEach(() => screens.splice(0).forEach((screen) => screen.disconnect()));
  afterAll(() => product.stop(), 60_000);

  /** A screen of somebody at one of the gateways, with a conversation open. */
  async function opens(person: Person, gateway: number, { id } = talk): Promise<{ screen: Realtime; heard: Heard[] }> {
    const { origin } = product.process('realtime-gateway', gateway);
    const screen = new Realtime(origin, { extraHeaders: { cookie: `vybac=${person.session.refreshToken}` } });
    screens.push(screen);
    const heard: Heard[] = [];
    for (const name of ['message', 'receipt', 'typing', 'presence', 'session-ended'] as const)
      screen.on(name, (payload) => heard.push([name, payload]));
    screen.connect();
    await eventually(() => expect(screen.isConnected).toBe(true));
    const stream = `conversation:${id}`;
    screen.join(stream);
    expect(await screen.say('join', { stream })).toEqual({ ok: true });
    return { screen, heard };
  }

  const saidIn = (heard: readonly Heard[]) =>
    heard.filter(([name]) => name === 'message').map(([, message]) => (message as ServerMessages['message']).content);

  it('a message reaches every screen once, whichever gateway it is at', async () => {
    const [anas, bruno1, bruno2] = await Promise.all([opens(ana, 0), opens(bruno, 0), opens(bruno, 1)]);
    const words = Array.from({ length: 20 }, (_, n) => `word ${n}`);
    for (const word of words) await ana.writes(talk, word);
    await bruno.writes(talk, 'the last word');
    const all = [...words, 'the last word'];
    for (const { heard } of [anas, bruno1, bruno2]) await eventually(() => expect(saidIn(heard)).toEqual(all));
  });

  it('ticks cross', async () => {
    const [anas, brunos] = await Promise.all([opens(ana, 0), opens(bruno, 1)]);
    const { sequence } = await ana.writes(talk, 'Have you seen this?');
    await brunos.screen.say('read', { conversationId: talk.id, sequence });
    const read = { conversationId: talk.id, actorId: bruno.id, read: sequence };
    await eventually(() => expect(anas.heard).toContainEqual(['receipt', expect.objectContaining(read)]));
  });

  it('typing crosses both ways, once, and not to who types', async () => {
    const [anas, brunos] = await Promise.all([opens(ana, 0), opens(bruno, 1)]);
    const typingIn = (heard: readonly Heard[]) => heard.filter(([name]) => name === 'typing').map(([, word]) => word);
    await anas.screen.say('typing', { conversationId: talk.id });
    const byAna = { conversationId: talk.id, actorId: ana.id };
    await eventually(() => expect(typingIn(brunos.heard)).toEqual([byAna]));
    await brunos.screen.say('typing', { conversationId: talk.id });
    const byBruno = { conversationId: talk.id, actorId: bruno.id };
    await eventually(() => expect(typingIn(anas.heard)).toEqual([byBruno]));
    expect(typingIn(brunos.heard)).toEqual([byAna]);
  });

  it('who is online is known at both, and who leaves is missed', async () => {
    // Somebody whose gateway died a minute ago still counts as online.
    const [chen, dina] = await Promise.all([product.town.guest(), product.town.guest()]);
    const theirs = await chen.contacts(dina);
    const { heard } = await opens(chen, 0, theirs);
    const words = () => heard.filter(([name]) => name === 'presence').map(([, word]) => word);
    const [away, online] = [false, true].map((isOnline) => ({ actorId: dina.id, isOnline }));
    const { screen } = await opens(dina, 1, theirs);
    await eventually(() => expect(words().at(-1)).toEqual(online));
    screen.disconnect();
    await eventually(() => expect(words().at(-1)).toEqual(away), 15_000);
  }, 30_000);

  it('one that dies takes nothing from those at the other, and its own find it again', async () => {
    const [anas, brunos] = await Promise.all([opens(ana, 0), opens(bruno, 1)]);
    const second = product.process('realtime-gateway', 1);
    await second.kill();
    await bruno.writes(talk, 'Mine is gone');
    await eventually(() => expect(saidIn(anas.heard)).toEqual(['Mine is gone']));
    await second.start();
    await eventually(() => expect(brunos.screen.isConnected).toBe(true), 20_000);
    await ana.writes(talk, 'Back again?');
    await eventually(() => expect(saidIn(brunos.heard)).toEqual(['Back again?']));
  }, 60_000);

  it('a session that ends is told so at both', async () => {
    const guest = await product.town.guest();
    const ours = await ana.contacts(guest);
    const both = await Promise.all([opens(guest, 0, ours), opens(guest, 1, ours)]);
    await guest.call(signOutEverywhere, {});
    const told = (heard: readonly Heard[]) => heard.filter(([name]) => name === 'session-ended').length;
    for (const { heard } of both) await eventually(() => expect(told(heard)).toBe(1));
  });
});
