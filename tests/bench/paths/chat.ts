import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Town } from '@vybac/testing';
import { io, type Socket } from 'socket.io-client';
import type { Goal } from '../report';
import { openStage, type Stage } from '../stage';
import { percentile } from '../statistics';
import { timed } from '../timed';

const [pairs, warmUp, messages] = [12, 5, 80];
const content = 'Is this still available? I could come by on Saturday around noon.';

/** Where a message of one pair goes, and the socket on which the other one sees it. */
interface Line {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly conversationId: string;
  readonly seen: Socket;
}

/** From the moment a message is sent to the moment the other one's client has it. */
export async function chat(): Promise<Goal[]> {
  const stage = await openStage(1_000);
  const town = new Town(stage.product.origin);
  try {
    const ceiling = (await stage.ceiling('chat')).origin;
    const times = { product: [] as number[], ceiling: [] as number[] };
    for (let pair = 0; pair < pairs; pair += 1) {
      const lines = { product: await productLine(stage, town), ceiling: await ceilingLine(ceiling) };
      for (let message = 0; message < warmUp + messages; message += 1) {
        for (const side of message % 2 === 0 ? (['product', 'ceiling'] as const) : (['ceiling', 'product'] as const)) {
          const taken = await sentToSeen(lines[side]);
          if (message >= warmUp) times[side].push(taken);
          // People pause; what follows from a message must not be charged to the next one of the other side.
          await pause(20);
        }
      }
      for (const { seen } of Object.values(lines)) seen.disconnect();
    }
    return [goal(times, 'p50', 0.5, 1.5), goal(times, 'p99', 0.99, 2)];
  } finally {
    await town.goesHome();
    await stage.close();
  }
}

async function sentToSeen({ url, headers, conversationId, seen }: Line): Promise<number> {
  const begun = performance.now();
  const body = JSON.stringify({ id: randomUUID(), conversationId, content });
  const arrival = heard(seen, 'message').then(() => performance.now() - begun);
  const options = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  const [taken] = await Promise.all([arrival, timed(url, options, body)]);
  return taken;
}

function heard(socket: Socket, name: string): Promise<void> {
  return new Promise((resolve) => socket.once(name, () => resolve()));
}

async function productLine({ product }: Stage, town: Town): Promise<Line> {
  const [ana, bruno] = await Promise.all([town.guest(), town.guest()]);
  const { id } = await ana.contacts(bruno);
  const url = `${product.origin}/api/conversations/${id}/messages`;
  const headers = { authorization: `Bearer ${ana.session.accessToken}` };
  const auth = { token: bruno.session.accessToken };
  const seen = io(product.origin, { path: '/realtime', transports: ['websocket'], forceNew: true, auth });
  await heard(seen, 'connect');
  return { url, headers, conversationId: id, seen };
}

async function ceilingLine(origin: string): Promise<Line> {
  const conversationId = randomUUID();
  const seen = io(origin, { transports: ['websocket'], forceNew: true, query: { conversationId } });
  await heard(seen, 'connect');
  return { url: `${origin}/messages`, headers: {}, conversationId, seen };
}

function goal(times: { product: number[]; ceiling: number[] }, measure: string, share: number, atMost: number): Goal {
  const [product, ceiling] = [percentile(times.product, share), percentile(times.ceiling, share)];
  const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
  return {
    path: 'chat, sent to seen',
    measure,
    product: milliseconds(product),
    ceiling: milliseconds(ceiling),
    value: product / ceiling,
    unit: '×',
    atMost,
  };
}
