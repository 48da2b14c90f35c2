import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { defineEvent } from '@vybac/contracts';
import { type Connection, createConnection } from 'mongoose';
import { z } from 'zod';
import { launchDatabase, type LaunchedDatabase } from '../database-engine/launch-database';
import type { Envelope } from './envelope';
import { HandledEvents } from './handled-events';
import { ParkedEvents } from './parked-events';
import { ReactionConsumer } from './reaction-consumer';
import { RetryWorker } from './retry-worker';

const keys = Array.from({ length: 20 }, (_, n) => `bike-${n}`);
const amounts = [1, 2, 3, 4, 5, 6, 7, 8];
const priced = defineEvent({ topic: 'bikes', type: 'bike.priced.v1', data: z.object({ price: z.number() }) });
const reaction = { name: 'tell-the-watchers', definition: priced, timeLimit: 10_000, isUnhurried: false };

function pricedAt(price: number, key: string): Envelope {
  return {
    specversion: '1.0',
    id: `${key}-${price}`,
    source: '/shop',
    type: priced.type,
    subject: key,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    partitionkey: key,
    aggregateversion: price,
    data: { price },
  };
}

/** Its answers take a while, each another one: what happens at the same time happens in any order. */
function dawdling<Store extends object>(store: Store): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        await pause(Math.random() * 10);
        const answer: unknown = await value.apply(target, given);
        await pause(Math.random() * 10);
        return answer;
      };
    },
  });
}

describe('events that are tried again', () => {
  let directory: string;
  let database: LaunchedDatabase;
  let connection: Connection;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'vybac-retry-worker-'));
    database = await launchDatabase({ directory });
    connection = await createConnection(database.uri, { dbName: 'retries' }).asPromise();
  });
  afterAll(async () => {
    await connection.close();
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  it('are handled once each and in the order of their key, however many processes take them', async () => {
    const seen = new Map<string, unknown[]>(keys.map((key) => [key, []]));
    let left = keys.length * amounts.length;
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const handle = async ({ subject, data }: Envelope): Promise<void> => {
      seen.get(subject)?.push(z.object({ price: z.number() }).parse(data).price);
      await pause(Math.random() * 5);
      if ((left -= 1) === 0) finish();
    };

    const processes = Array.from({ length: 8 }, () => {
      const parked: ParkedEvents = dawdling(new ParkedEvents('shop', connection, { onReleased: () => worker.wake() }));
      const handled = dawdling(new HandledEvents(connection));
      const worker = new RetryWorker([new ReactionConsumer('shop', { ...reaction, handle }, handled, parked)], parked);
      return { parked, handled, worker };
    });
    await processes[0]?.parked.prepare();
    for (const key of keys) {
      for (const price of amounts) {
        const value = JSON.stringify(pricedAt(price, key));
        const record = { topic: 'bikes', key, value, type: priced.type, offset: price, position: `${key}@${price}` };
        const waiting = { dueAt: new Date(), attempts: 0, cause: 'not yet' };
        await processes[0]?.parked.park(`${reaction.name} ${key}-${price}`, reaction.name, record, waiting);
      }
    }

    for (const { worker } of processes) worker.start();
    await finished;
    await pause(200); // what is handled twice comes after the first time
    await Promise.all(processes.map(({ worker }) => worker.stop()));

    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(keys.map((key) => [key, amounts])));
  });
});
