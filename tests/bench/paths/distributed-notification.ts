import { openDistributedStage } from '../distributed-stage';
import { productLine } from '../product-line';
import type { Goal } from '../report';
import { ceilingLine, type Course, sentToSeen } from '../sent-to-seen';

const course: Course = {
  path: 'notification after its cause',
  event: 'notification',
  pairs: 12,
  messages: 60,
  breath: 50,
  goals: [
    { measure: 'p50', share: 0.5 },
    { measure: 'p99', share: 0.99, atMost: 1.5 },
  ],
};

/**
 * From sending a message to the recipient's notification of it: outbox, Kafka, a reaction in another process, a second
 * insert and Redis. The ceiling has one insert, Kafka and a socket.
 */
export async function distributedNotification(): Promise<Goal[]> {
  const stage = await openDistributedStage();
  const { town } = stage.product;
  const listenAt = stage.product.process('realtime-gateway').origin;
  try {
    // Makes the topic.
    const teller = await stage.ceiling('notification-teller');
    const writer = await stage.ceiling('notification-writer');
    return await sentToSeen(course, {
      product: () => productLine(town, listenAt),
      ceiling: () => ceilingLine(writer.origin, teller.origin),
    });
  } finally {
    await stage.close();
  }
}
