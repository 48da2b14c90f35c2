import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commonErrors } from '@vybac/contracts';
import { type Actor, exchangeSession, listSigningKeys } from '@vybac/contracts/identity';
import { authorizeConversation, messagingErrors, recordReceipt } from '@vybac/contracts/messaging';
import { AppError } from '@vybac/kit';
import {
  accessTokenAudience,
  accessTokenIssuer,
  createRuntime,
  readPlatformConfig,
  type Runtime,
  sessionsChannel,
} from '@vybac/platform';
import { ServicesStandIn } from '@vybac/testing/services';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { io, type Socket } from 'socket.io-client';
import { attachRealtime, type Realtime } from './realtime';

const talk = randomUUID();
const services = new ServicesStandIn();
/** With somebody who is in no other story. */
const quietTalk = randomUUID();
const [ana, ben, carla] = ['Ana', 'Ben', 'Carla'].map(person) as [Actor, Actor, Actor];
const sockets: Socket[] = [];
let runtime: Runtime;
let realtime: Realtime;
let server: Server;
let dataDirectory: string;
let address: string;
let tokenOf: (actor: Actor, audience?: string) => Promise<string>;
/** What the door asked to be called when the channel is back after a cut. */
let afterCut: (() => void)[];

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'vybac-realtime-'));
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  tokenOf = (actor, audience = accessTokenAudience) =>
    new SignJWT({ actor })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'key' })
      .setIssuer(accessTokenIssuer)
      .setAudience(audience)
      .setExpirationTime('5 minutes')
      .sign(privateKey);
  const key = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'EdDSA' };
  services.answer(listSigningKeys, () => ({ keys: [key] }));
  services.answer(recordReceipt, () => undefined);
  services.answer(authorizeConversation, ({ params }) => {
    if (params.id === quietTalk) return { recipientId: carla.id, lastSequence: 0 };
    if (params.id !== talk) throw new AppError(messagingErrors['conversation.missing']);
    return { recipientId: ben.id, lastSequence: 0 };
  });
  services.answer(exchangeSession, async ({ body }) => {
    if (body.refreshToken !== 'ana.secret') throw new AppError(commonErrors['session.invalid']);
    const session = { sessionId: ana.sessionId, actorId: ana.id, rotatedRefreshToken: null };
    return { ...session, accessToken: await tokenOf(ana), expiresAt: new Date(Date.now() + 300_000).toISOString() };
  });
  const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: dataDirectory });
  runtime = { ...(await createRuntime(config, 'realtime-gateway')), clientFor: () => services };
  server = createServer();
  const subscribe = jest.spyOn(runtime.channel, 'subscribe');
  realtime = await attachRealtime(server, runtime);
  afterCut = subscribe.mock.calls.flatMap(([_name, _handler, wake]) => wake ?? []);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(async () => {
  await realtime.close();
  server.close();
  await runtime.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

function person(name: string): Actor {
  const username = name.toLowerCase();
  const [id, sessionId] = [randomUUID(), randomUUID()];
  return { id, kind: 'user', name, username, avatarUrl: null, tier: 'free_user', roles: [], sessionId };
}

async function connect(options: { token?: string; headers?: Record<string, string> } = {}): Promise<Socket> {
  const socket = io(address, {
    path: '/realtime',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: options.token === undefined ? {} : { token: options.token },
    extraHeaders: options.headers ?? {},
  });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

const enter = async (actor: Actor) => connect({ token: await tokenOf(actor) });
const heard = (socket: Socket, name: string) => new Promise<unknown>((resolve) => socket.once(name, resolve));
const say = (socket: Socket, name: string, message: unknown): Promise<unknown> =>
  socket.timeout(5_000).emitWithAck(name, message);

/** Everything said before it has arrived when this answers: messages of a connection keep their order. */
const settle = (socket: Socket) => say(socket, 'leave', { stream: `listing:${randomUUID()}` });

describe('one’s own stream', () => {
  it('is heard by its owner, by cookie or token, and by nobody else', async () => {
    const byCookie = await connect({ headers: { cookie: 'vybac=ana.secret' } });
    const [byToken, bens, visitor] = [await enter(ana), await enter(ben), await connect()];
    const overheard: unknown[] = [];
    for (const other of [bens, visitor]) other.onAny((...said: unknown[]) => overheard.push(said));
    const order = { orderId: randomUUID() };
    const both = Promise.all([heard(byCookie, 'order'), heard(byToken, 'order')]);
    runtime.realtime.push([`actor:${ana.id}`], 'order', order);
    expect(await both).toEqual([order, order]);
    await Promise.all([settle(bens), settle(visitor)]);
    expect(overheard).toEqual([]);
  });

  it('cannot be joined by others', async () => {
    expect(await say(await enter(ben), 'join', { stream: `actor:${ana.id}` })).toMatchObject({ ok: false });
  });
});

describe('at the door', () => {
  it('a forged token, one for something else, and a page of another site are turned away', async () => {
    await expect(connect({ token: 'forged' })).rejects.toThrow('session.invalid');
    const elsewhere = await tokenOf(ana, 'somewhere else');
    await expect(connect({ token: elsewhere })).rejects.toThrow('session.invalid');
    await expect(connect({ headers: { origin: 'https://evil.example' } })).rejects.toThrow();
  });

  it('an ended session’s cookie makes a visitor, who hears of listings only', async () => {
    const visitor = await connect({ headers: { cookie: 'vybac=old.secret' } });
    const listingId = randomUUID();
    expect(await say(visitor, 'join', { stream: `listing:${listingId}` })).toEqual({ ok: true });
    expect(await say(visitor, 'join', { stream: `conversation:${talk}` })).toMatchObject({
      ok: false,
      code: 'conversation.missing',
    });
    const news = heard(visitor, 'listing');
    runtime.realtime.push([`listing:${listingId}`], 'listing', { listingId, status: 'sold' });
    expect(await news).toEqual({ listingId, status: 'sold' });
  });
});

describe('a conversation', () => {
  it('is joined by its people, who see each other type', async () => {
    const [anas, bens] = [await enter(ana), await enter(ben)];
    for (const socket of [anas, bens])
      expect(await say(socket, 'join', { stream: `conversation:${talk}` })).toEqual({ ok: true });
    const typing = heard(bens, 'typing');
    expect(await say(anas, 'typing', { conversationId: talk })).toEqual({ ok: true });
    expect(await typing).toEqual({ conversationId: talk, actorId: ana.id });
  });

  it('shows who of its people is online, and soon that they went', async () => {
    const anas = await enter(ana);
    const [away, online] = [false, true].map((isOnline) => ({ actorId: carla.id, isOnline }));
    const stream = `conversation:${quietTalk}`;
    const told: unknown[] = [];
    anas.on('presence', (word) => told.push(word));
    await say(anas, 'join', { stream });
    const tabs = [await enter(carla), await enter(carla)];
    await settle(anas);
    expect(told).toEqual([away, online]);
    tabs.shift()?.disconnect();
    const goes = heard(anas, 'presence');
    tabs.shift()?.disconnect();
    expect(await goes).toEqual(away);
    // Said once, when the last of Carla's tabs was gone for long enough.
    expect(told).toEqual([away, online, away]);
    await say(anas, 'leave', { stream });
    const again = await enter(carla);
    await Promise.all([settle(again), settle(anas)]);
    expect(told).toHaveLength(3);
  }, 15_000);

  it('of others cannot be joined or typed into', async () => {
    const [anas, foreign] = [await enter(ana), randomUUID()];
    const refused = { ok: false, code: 'conversation.missing' };
    expect(await say(anas, 'join', { stream: `conversation:${foreign}` })).toEqual(refused);
    expect(await say(anas, 'typing', { conversationId: foreign })).toEqual(refused);
  });

  it('hears of receipts through messaging', async () => {
    const anas = await enter(ana);
    await Promise.all([1, 2, 3].map((sequence) => say(anas, 'read', { conversationId: talk, sequence })));
    expect(services.askedFor(recordReceipt)).toEqual([
      { params: { id: talk }, body: { actorId: ana.id, delivered: 0, read: 3 } },
    ]);
  });

  it('takes nothing that is not in the contract', async () => {
    const anas = await enter(ana);
    for (const [name, message] of [
      ['join', { stream: 'admin:everything' }],
      ['read', { conversationId: talk, sequence: -1 }],
      ['typing', null],
    ] as const)
      expect(await say(anas, name, message)).toEqual({ ok: false, code: 'request.invalid' });
  });
});

describe('a session that ends', () => {
  it('is told so and cut off at once, in every tab', async () => {
    const tabs = [await enter(ana), await enter(ana)];
    const bens = await enter(ben);
    const told = Promise.all(tabs.map((tab) => heard(tab, 'session-ended')));
    const cut = Promise.all(tabs.map((tab) => heard(tab, 'disconnect')));
    await runtime.channel.publish(sessionsChannel, { sessionIds: [ana.sessionId], ended: true });
    expect(await told).toEqual(tabs.map(() => ({ sessionId: ana.sessionId })));
    await cut;
    expect(bens.connected).toBe(true);
  });
});

describe('a channel that is back after a cut', () => {
  it('sends everybody away once, who come back and ask for what they missed', async () => {
    const everybody = [await enter(ana), await enter(ben), await connect()];
    const sent = Promise.all(everybody.map((socket) => heard(socket, 'disconnect')));
    for (const wake of afterCut) wake();
    expect(await sent).toEqual(everybody.map(() => 'io server disconnect'));
    const again = await enter(ana);
    await settle(again);
    expect(again.connected).toBe(true);
  });
});
