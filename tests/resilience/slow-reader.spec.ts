import { RedisChannel, realtimeChannel } from '@vybac/platform';
import { describeWith, type Person } from '@vybac/testing';
import type { Socket as Wire } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { type DistributedProduct, startDistributed } from '../support/distributed';
import { eventually } from '../support/eventually';

/** Far more than one connection may have waiting (4 MB) and than the systems on its way hold. */
const [pushes, bytes] = [4_000, 8_000];

describeWith(['kafka', 'redis', 'object-storage'], 'somebody who does not read what they are sent', () => {
  let product: DistributedProduct;
  let channel: RedisChannel;
  let [ana, bruno]: Person[] = [];
  const sockets: Socket[] = [];

  beforeAll(async () => {
    product = await startDistributed();
    channel = await RedisChannel.connect(product.settings['REDIS_URL'] ?? '');
    [ana, bruno] = await Promise.all([product.town.guest(), product.town.guest()]);
  }, 240_000);
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await channel.close();
    await product.stop();
  }, 60_000);

  it('is cut off, and the others hear everything meanwhile', async () => {
    const [sleeper, listener] = await Promise.all([listens(ana as Person), listens(bruno as Person)]);
    const heard = { sleeper: 0, listener: 0 };
    sleeper.on('notification', () => (heard.sleeper += 1));
    listener.on('notification', () => (heard.listener += 1));
    const ended = new Promise<string>((resolve) => sleeper.once('disconnect', resolve));
    wireOf(sleeper).pause();

    const streams = [ana, bruno].map((person) => `actor:${person?.id}`);
    const payload = { text: 'x'.repeat(bytes) };
    for (let n = 0; n < pushes; n += 1)
      await channel.publish(realtimeChannel, { streams, name: 'notification', payload });
    await eventually(() => expect(heard.listener).toBe(pushes), 60_000);

    wireOf(sleeper).resume();
    await ended;
    expect(heard.sleeper).toBeLessThan(pushes);
    process.stdout.write(`of ${pushes} pushes the sleeper had ${heard.sleeper} when it was cut off\n`);
  }, 120_000);

  /** At the realtime gateway itself, where a balancer leads to. */
  async function listens({ session }: Person): Promise<Socket> {
    const socket = io(product.process('realtime-gateway').origin, {
      path: '/realtime',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token: session.accessToken },
    });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }
});

/** The TCP connection below: paused, the system takes what fits into its buffers and no more. */
function wireOf(socket: Socket): Wire {
  return (socket.io.engine.transport as unknown as { ws: { _socket: Wire } }).ws._socket;
}
