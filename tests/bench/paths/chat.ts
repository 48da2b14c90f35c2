import { Town } from '@vybac/testing';
import { productLine } from '../product-line';
import type { Goal } from '../report';
import { ceilingLine, type Course, sentToSeen } from '../sent-to-seen';
import { openStage } from '../stage';

const course: Course = {
  path: 'chat, sent to seen',
  event: 'message',
  pairs: 12,
  messages: 80,
  breath: 20,
  goals: [
    { measure: 'p50', share: 0.5, atMost: 1.5 },
    { measure: 'p99', share: 0.99, atMost: 2 },
  ],
};

/** From the moment a message is sent to the moment the other one's client has it. */
export async function chat(): Promise<Goal[]> {
  const stage = await openStage(1_000);
  const town = new Town(stage.product.origin);
  try {
    const { origin } = await stage.ceiling('chat');
    return await sentToSeen(course, { product: () => productLine(town), ceiling: () => ceilingLine(origin) });
  } finally {
    await town.goesHome();
    await stage.close();
  }
}
