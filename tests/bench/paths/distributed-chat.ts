import { openDistributedStage } from '../distributed-stage';
import { productLine } from '../product-line';
import type { Goal } from '../report';
import { ceilingLine, type Course, sentToSeen } from '../sent-to-seen';

const course = { event: 'message', pairs: 8, messages: 60, breath: 50 } as const;

const besideBare: Course = {
  ...course,
  path: 'distributed chat, sent to seen',
  goals: [
    { measure: 'p50', share: 0.5, atMost: 1.5 },
    { measure: 'p99', share: 0.99, atMost: 2 },
  ],
};

/** The product has two doors; how much of the difference is the hop through the first one. */
const besideProxied: Course = {
  ...course,
  path: '… beside a bare proxy hop',
  goals: [
    { measure: 'p50', share: 0.5 },
    { measure: 'p99', share: 0.99 },
  ],
};

/** Through the API gateway into messaging, and out of the realtime gateway to which the API gateway does not lead. */
export async function distributedChat(): Promise<Goal[]> {
  const stage = await openDistributedStage({ realtimeGateways: 2 });
  const { town } = stage.product;
  const listenAt = stage.product.process('realtime-gateway', 1).origin;
  try {
    const [writer, teller] = [await stage.ceiling('chat-writer'), await stage.ceiling('chat-teller')];
    const proxy = await stage.ceiling('proxy', { TARGET: writer.origin });
    const product = () => productLine(town, listenAt);
    return [
      ...(await sentToSeen(besideBare, { product, ceiling: () => ceilingLine(writer.origin, teller.origin) })),
      ...(await sentToSeen(besideProxied, { product, ceiling: () => ceilingLine(proxy.origin, teller.origin) })),
    ];
  } finally {
    await stage.close();
  }
}
