import { setTimeout as pause } from 'node:timers/promises';
import { openDistributedStage, type DistributedStage } from '../distributed-stage';
import { fillOutboxes } from '../full-outboxes';
import { productLine } from '../product-line';
import type { Goal } from '../report';
import { timeToSee } from '../sent-to-seen';
import { percentile } from '../statistics';

/** People who write at the same time, how much each of them writes, and their pauses in milliseconds. */
const [writers, messages, breath] = [4, 100, 20];
const warmUp = 20;
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

/** The clock starts before the message is sent, and stops when its recipient's client has the notification that was stored. */
async function writtenToEffect({ product }: DistributedStage): Promise<Goal[]> {
  const listenAt = product.process('realtime-gateway').origin;
  const times: number[] = [];
  const writes = async (): Promise<void> => {
    const line = await productLine(product.town, listenAt);
    for (let message = 0; message < warmUp + messages; message += 1) {
      const taken = await timeToSee(line, 'notification');
      if (message >= warmUp) times.push(taken.sending);
      await pause(breath);
    }
    line.seen.disconnect();
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
  while (await outboxes.areLeft()) await pause(20);
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
