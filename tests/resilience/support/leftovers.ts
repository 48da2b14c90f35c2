import { Kafka, logLevel } from 'kafkajs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Backstage } from './backstage';

/** Waits until nothing is under way any more, at most `patience` milliseconds. @returns what still is then, in words */
export async function leftoversOf(
  backstage: Backstage,
  brokers: readonly string[],
  patience = 180_000,
): Promise<readonly string[]> {
  const end = Date.now() + patience;
  for (;;) {
    const left = await underWay(backstage).then(async (here) => (here.length > 0 ? here : behind(brokers)));
    if (left.length === 0 || Date.now() > end) return left;
    await pause(250);
  }
}

async function underWay(backstage: Backstage): Promise<string[]> {
  const accepting = await backstage.collection('messaging', 'offers').countDocuments({ status: 'accepting' });
  return [
    ...Object.entries(await backstage.unpublished()).map(([name, count]) => `${name}: ${count} unpublished`),
    ...(await backstage.parked()),
    ...(accepting > 0 ? [`${accepting} offers are neither open nor accepted`] : []),
  ];
}

/** Groups that have not read all of what they read from. */
async function behind(brokers: readonly string[]): Promise<string[]> {
  const admin = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    const topics = await admin.listTopics();
    const ends = new Map<string, number>();
    for (const topic of topics) {
      for (const { partition, high } of await admin.fetchTopicOffsets(topic))
        ends.set(`${topic}/${partition}`, Number(high));
    }
    const { groups } = await admin.listGroups();
    const found = await Promise.all(
      groups.map(async ({ groupId }) => {
        const read = await admin.fetchOffsets({ groupId });
        return read.flatMap(({ topic, partitions }) =>
          partitions
            .map(({ partition, offset }) => (ends.get(`${topic}/${partition}`) ?? 0) - Number(offset))
            .filter((missing) => missing > 0)
            .map((missing) => `${groupId} has ${missing} to read of ${topic}`),
        );
      }),
    );
    return found.flat();
  } finally {
    await admin.disconnect();
  }
}
