import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openDistributedStage, type DistributedStage } from '../distributed-stage';
import { fillOutboxes } from '../full-outboxes';
import { productLine } from '../product-line';
import type { Goal } from '../report';
import { percentile } from '../statistics';
import { timed } from '../timed';

/** People who write at the same time, and how much each of them writes. */
const [writers, messages] = [4, 100];
const waiting = 10_000;

/** From one service's write through its outbox and Kafka to another service's. */
export async function events(): Promise<Goal[]> {
  const stage = await openDistributedStage();
  try {
    return [...(await writtenToEffect(stage)), await drain(stage)];
  } finally {
    await stage.close();
  }
}

/** The clock starts before the message is sent, and stops when its notification lies in the other service's database. */
async function writtenToEffect({ product, database }: DistributedStage): Promise<Goal[]> {
  const notifications = database.db('vybac_notifications').collection('notifications');
  const times: number[] = [];
  const writes = async (): Promise<void> => {
    const { url, headers, recipientId, seen } = await productLine(product.town);
    seen.disconnect();
    for (let message = 0; message < messages; message += 1) {
      const content = randomUUID();
      const begun = performance.now();
      const options = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
      await timed(url, options, JSON.stringify({ id: randomUUID(), content }));
      while (!(await notifications.findOne({ recipientId, 'values.preview': content }))) await pause(2);
      times.push(performance.now() - begun);
      await pause(20);
    }
  };
  await Promise.all(Array.from({ length: writers }, writes));
  const line = { path: 'event written to effect', product: `${times.length} events`, ceiling: '', unit: 'ms' } as const;
  return [
    { ...line, measure: 'p50', value: percentile(times, 0.5) },
    { ...line, measure: 'p95', value: percentile(times, 0.95), atMost: 100 },
  ];
}

/** Messaging stands still while its outboxes fill, as after a cut, and publishes while reactions deal with what it publishes. */
async function drain({ product, database }: DistributedStage): Promise<Goal> {
  const messaging = product.process('messaging').program();
  messaging.signal('SIGSTOP');
  const outboxes = await fillOutboxes(database, waiting);
  const begun = performance.now();
  messaging.signal('SIGCONT');
  while ((await outboxes.left()) > 0) await pause(20);
  const value = (waiting / (performance.now() - begun)) * 1_000;
  return {
    path: 'relay drains',
    measure: `${waiting} events`,
    product: '',
    ceiling: '',
    value,
    unit: '/s',
    atLeast: 1_000,
  };
}
