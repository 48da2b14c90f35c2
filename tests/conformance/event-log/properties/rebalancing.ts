import { setTimeout as pause } from 'node:timers/promises';
import type { LogRecord } from '@vybac/platform';
import type { Stage } from '../stage';
import { aGroup, aTopic, firstTimes, isSorted, numbered, Reader, upTo } from './numbers';
import { comes, demand } from './property';

const [keys, eventsEach] = [12, 40];

/** Processes join and leave a group while events flow: none is lost, and never do two deal with the same key at once. */
export async function rebalancingWhileConsuming(stage: Stage): Promise<void> {
  const [publisher, one, other] = [await stage.openLog(), await stage.openLog(), await stage.openLog()];
  const topic = aTopic();
  const bikes = Array.from({ length: keys }, (_, n) => `bike-${n}`);
  const inHand = new Set<string>();
  const collisions: string[] = [];
  const meanwhile = async ({ key }: LogRecord): Promise<void> => {
    if (inHand.has(key)) collisions.push(key);
    inHand.add(key);
    await pause(15);
    inHand.delete(key);
  };
  const group = aGroup();
  const stays = await new Reader(group, meanwhile).reads(one, topic);
  const joined = new Reader(group, meanwhile);

  const publishing = (async () => {
    for (const n of upTo(eventsEach)) {
      await publisher.publish(
        topic,
        bikes.map((bike) => numbered(bike, n)),
      );
      await pause(25);
    }
  })();
  await pause(200);
  await joined.reads(other, topic);
  await pause(300);
  await stays.consumption?.stop();
  await publishing;

  const seen = (bike: string): number[] => [...stays.of(bike), ...joined.of(bike)];
  const complete = (): boolean => bikes.every((bike) => new Set(seen(bike)).size === eventsEach);
  await comes(stage, complete, 'some events never came while the group was rebalanced');
  demand(collisions.length === 0, `two members dealt with the same key at once: ${collisions.join(' ')}`);
  for (const bike of bikes) {
    demand(isSorted(firstTimes(joined.of(bike))), `out of order: ${joined.of(bike).join(' ')}`);
    demand(isSorted(firstTimes(stays.of(bike))), `out of order: ${stays.of(bike).join(' ')}`);
  }
}
