import { openDistributedStage } from '../distributed-stage';
import { productLine } from '../product-line';
import type { Goal } from '../report';
import { ceilingLine, type Course, sentToSeen } from '../sent-to-seen';

const course: Course = {
  path: 'distributed chat, sent to seen',
  event: 'message',
  pairs: 12,
  messages: 60,
  breath: 50,
  goals: [
    { measure: 'p50', share: 0.5, atMost: 1.5 },
    { measure: 'p99', share: 0.99, atMost: 2 },
  ],
};

/** Through the API gateway into messaging, and out of the realtime gateway to which the API gateway does not lead. */
export async function distributedChat(): Promise<Goal[]> {
  const stage = await openDistributedStage({ realtimeGateways: 2 });
  const { town } = stage.product;
  const listenAt = stage.product.process('realtime-gateway', 1).origin;
  try {
    const [writer, teller] = [await stage.ceiling('chat-writer'), await stage.ceiling('chat-teller')];
    return await sentToSeen(course, {
      product: () => productLine(town, listenAt),
      ceiling: () => ceilingLine(writer.origin, teller.origin),
    });
  } finally {
    await stage.close();
  }
}
