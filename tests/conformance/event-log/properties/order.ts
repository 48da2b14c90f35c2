import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from '../stage';
import { aGroup, aTopic, isSorted, publishUpTo, Reader } from './numbers';
import { comes, demand } from './property';

const [keys, eventsEach] = [20, 15];

/** Events of one key come in the order of their publication; those of many keys side by side. */
export async function orderPerKey(stage: Stage): Promise<void> {
  const log = await stage.openLog();
  const topic = aTopic();
  const reader = await new Reader(aGroup(), () => pause(Math.random() * 3)).reads(log, topic);
  const bikes = Array.from({ length: keys }, (_, n) => `bike-${n}`);
  await Promise.all(bikes.map((bike) => publishUpTo(log, topic, bike, eventsEach)));

  await comes(stage, () => bikes.every((bike) => reader.has(bike, eventsEach)), 'some events never came');
  for (const bike of bikes) demand(isSorted(reader.of(bike)), `out of order: ${reader.of(bike).join(' ')}`);
}
