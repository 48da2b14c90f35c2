import { openDistributedStage } from '../distributed-stage';
import { productLine } from '../product-line';
import type { Goal } from '../report';
import { ceilingLine, type Course, sentToSeen } from '../sent-to-seen';

const course: Course = {
  path: 'notification after its cause',
  event: 'notification',
  pairs: 12,
  messages: 40,
  breath: 50,
  beside: 'over a ceiling that stores it',
  goals: [
    { measure: 'p50', share: 0.5 },
    { measure: 'p99', share: 0.99, atMost: 1.5 },
  ],
};

/**
 * From sending a message to the recipient's notification of it: outbox, Kafka, a reaction in another process, a second
 * insert and Redis. The ceiling has one insert, Kafka and a socket. It loses notifications in a crash, so one that stores them
 * first, as nobody could do without, is shown beside it.
 */
export async function distributedNotification(): Promise<Goal[]> {
  const stage = await openDistributedStage();
  const { town } = stage.product;
  const listenAt = stage.product.process('realtime-gateway').origin;
  try {
    // Tellers first: they make the topics.
    const teller = await stage.ceiling('notification-teller');
    const writer = await stage.ceiling('notification-writer');
    const keeper = await stage.ceiling('notification-teller', { TOPIC: 'bench-kept', NOTIFICATIONS: 'kept' });
    const keepersWriter = await stage.ceiling('notification-writer', { TOPIC: 'bench-kept' });
    return await sentToSeen(course, {
      product: () => productLine(town, listenAt),
      ceiling: () => ceilingLine(writer.origin, teller.origin),
      beside: () => ceilingLine(keepersWriter.origin, keeper.origin),
    });
  } finally {
    await stage.close();
  }
}
