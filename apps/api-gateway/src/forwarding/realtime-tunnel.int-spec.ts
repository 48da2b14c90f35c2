import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { metrics } from '@vybac/platform';
import { RealtimeTunnel } from './realtime-tunnel';

const switching = 'HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n';
const megabyte = 1024 * 1024;
const servers: Server[] = [];
const tunnels: RealtimeTunnel[] = [];

async function opens(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A realtime gateway that agrees to every socket, and then does what a test says. */
class Realtime {
  readonly asked: IncomingMessage[] = [];
  readonly sockets: Socket[] = [];

  constructor(private readonly agrees = true) {}

  open(): Promise<string> {
    const server = createServer().on('upgrade', (asked: IncomingMessage, socket: Socket) => {
      this.asked.push(asked);
      this.sockets.push(socket.on('error', () => undefined).on('end', () => socket.end()));
      if (this.agrees) socket.write(switching);
    });
    return opens(server);
  }
}

/** The API gateway's server, with a tunnel to that realtime gateway. */
async function gatewayTo(origin: string): Promise<string> {
  const tunnel = new RealtimeTunnel(origin, { answerWithin: 300, idleFor: 5_000 });
  tunnels.push(tunnel);
  const server = createServer();
  tunnel.attach(server);
  return opens(server);
}

/** Asks for a socket: either one opens, or there is an answer in HTTP. */
function ask(origin: string, path = '/realtime/?EIO=4', headers: Record<string, string> = {}) {
  return new Promise<{ socket: Socket } | { answer: IncomingMessage }>((resolve, reject) => {
    const handshake = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'abc' };
    const asking = request(origin + path, { headers: { ...handshake, ...headers } });
    asking.on('upgrade', (_answer, socket: Socket) => resolve({ socket })).on('error', reject);
    asking.on('response', (answer) => resolve({ answer })).end();
  });
}

async function connected(origin: string): Promise<Socket> {
  const asked = await ask(origin);
  if (!('socket' in asked)) throw new Error(`Refused with ${asked.answer.statusCode}`);
  return asked.socket.on('error', () => undefined);
}

async function refused(
  origin: string,
  path?: string,
): Promise<{ status: number | undefined; answer: IncomingMessage; body: string }> {
  const asked = await ask(origin, path);
  if (!('answer' in asked)) throw new Error('A socket opened');
  return { status: asked.answer.statusCode, answer: asked.answer, body: await text(asked.answer) };
}

const next = (socket: Socket) => new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.resume().once('close', () => resolve()));
const openTunnels = async () => (await metrics.getSingleMetric('vybac_realtime_tunnels')?.get())?.values[0]?.value;

afterEach(async () => {
  for (const tunnel of tunnels.splice(0)) tunnel.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a socket through the API gateway', () => {
  it('carries what either side says', async () => {
    const realtime = new Realtime();
    const client = await connected(await gatewayTo(await realtime.open()));
    realtime.sockets[0]?.write('welcome');
    expect(await next(client)).toBe('welcome');
    client.write('thank you');
    expect(await next(realtime.sockets[0] as Socket)).toBe('thank you');
    expect(await openTunnels()).toBe(1);
  });

  it('tells where it was opened and by whose cookie, and nothing else that a client claims', async () => {
    const realtime = new Realtime();
    const origin = await gatewayTo(await realtime.open());
    const claims = {
      'x-client-address': '10.0.0.1',
      'x-actor': 'ana',
      authorization: 'Bearer x',
      'content-length': '3',
    };
    await ask(origin, '/realtime/?EIO=4', { origin: 'https://elsewhere.example', cookie: 'vybac=ana', ...claims });
    const { headers, url } = realtime.asked[0] as IncomingMessage;
    expect(url).toBe('/realtime/?EIO=4');
    expect(headers).toMatchObject({
      origin: 'https://elsewhere.example',
      cookie: 'vybac=ana',
      host: new URL(origin).host,
    });
    for (const name of Object.keys(claims)) expect(headers).not.toHaveProperty(name);
  });

  it('of a client that does not read fills the memory of who speaks, not of who carries', async () => {
    const realtime = new Realtime();
    const client = await connected(await gatewayTo(await realtime.open()));
    client.pause();
    const speaker = realtime.sockets[0] as Socket;
    for (let n = 0; n < 64; n += 1) speaker.write(Buffer.alloc(megabyte));
    await pause(500);
    // The rest lies in the buffers of the system.
    expect(speaker.writableLength).toBeGreaterThan(32 * megabyte);
  });

  it('ends on both sides, whichever ends it', async () => {
    const realtime = new Realtime();
    const origin = await gatewayTo(await realtime.open());
    const [first, second, third] = [await connected(origin), await connected(origin), await connected(origin)];
    const ends = [closed(first), closed(realtime.sockets[1] as Socket), closed(third)];
    realtime.sockets[0]?.end();
    second.destroy();
    realtime.sockets[2]?.destroy();
    await Promise.all(ends);
    while ((await openTunnels()) !== 0) await pause(10);
  });

  it('brings the last words of who ends it', async () => {
    const realtime = new Realtime();
    const client = await connected(await gatewayTo(await realtime.open()));
    const [all, end] = [text(client), closed(client)];
    realtime.sockets[0]?.end('x'.repeat(megabyte));
    expect(await all).toHaveLength(megabyte);
    await end;
  });

  it('ends when this gateway closes', async () => {
    const client = await connected(await gatewayTo(await new Realtime().open()));
    const end = closed(client);
    tunnels[0]?.close();
    await end;
  });
});

describe('a socket that cannot be', () => {
  const unavailable = (body: string) => expect(JSON.parse(body)).toMatchObject({ code: 'service.unavailable' });

  it('is refused in HTTP while the realtime gateway is away', async () => {
    const away = await opens(createServer());
    servers.pop()?.close();
    const { status, answer, body } = await refused(await gatewayTo(away));
    expect([status, answer.headers['retry-after']]).toEqual([503, '1']);
    unavailable(body);
  });

  it('is refused when the realtime gateway says nothing', async () => {
    const { status, body } = await refused(await gatewayTo(await new Realtime(false).open()));
    expect(status).toBe(503);
    unavailable(body);
  });

  it('is refused when the realtime gateway hangs up', async () => {
    const hangsUp = createServer().on('upgrade', (_request, socket: Socket) => socket.end());
    expect((await refused(await gatewayTo(await opens(hangsUp)))).status).toBe(503);
  });

  it('is refused at every other address', async () => {
    const { status } = await refused(await gatewayTo(await new Realtime().open()), '/api/listings');
    expect(status).toBe(404);
  });
});
