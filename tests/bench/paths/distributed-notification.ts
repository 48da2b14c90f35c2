import { openDistributedStage } from '../distributed-stage';
import { productLine } from '../product-line';
import type { Goal } from '../report';
import { ceilingLine, type Course, sentToSeen } from '../sent-to-seen';

const course: Course = {
  path: 'notification after its cause',
  event: 'notification',
  pairs: 12,
  messages: 80,
  breath: 50,
  beside: 'over one that stores nothing',
  goals: [
    { measure: 'p50', share: 0.5, since: 'answer' },
    { measure: 'p99', share: 0.99, since: 'answer', atMost: 1.5 },
    { measure: 'p50 from sending', share: 0.5 },
    { measure: 'p99 from sending', share: 0.99 },
  ],
};

/**
 * The cause is a message; it has happened when its sender has the answer. From then on until the recipient's client has the
 * notification: outbox, Kafka, a reaction in another process, which stores the notification, and Redis to the socket. The ceiling has
 * Kafka, the insert and a socket. Told beside: from the sending on, which has the way in and the message's own insert too, and
 * over a ceiling that stores no notification and so loses them in a crash.
 */
export async function distributedNotification(): Promise<Goal[]> {
  const stage = await openDistributedStage();
  const { town } = stage.product;
  const listenAt = stage.product.process('realtime-gateway').origin;
  try {
    // Tellers first: they make the topics.
    const keeper = await stage.ceiling('notification-teller', { TOPIC: 'bench-kept', NOTIFICATIONS: 'kept' });
    const keepersWriter = await stage.ceiling('notification-writer', { TOPIC: 'bench-kept' });
    const teller = await stage.ceiling('notification-teller');
    const writer = await stage.ceiling('notification-writer');
    return await sentToSeen(course, {
      product: () => productLine(town, listenAt),
      ceiling: () => ceilingLine(keepersWriter.origin, keeper.origin),
      beside: () => ceilingLine(writer.origin, teller.origin),
    });
  } finally {
    await stage.close();
  }
}
