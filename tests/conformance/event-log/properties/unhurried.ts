import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from '../stage';
import { aGroup, aTopic, numbered, Reader, upTo } from './numbers';
import { comes, demand } from './property';

const isUnhurried = true;
const [events, apart, late] = [20, 150, 2_500];

/** A group in no hurry is given every record too, while others go on arriving: a second or so later. */
export async function unhurriedIsNotForgotten(stage: Stage): Promise<void> {
  const log = await stage.openLog();
  const topic = aTopic();
  const reader = await new Reader(aGroup()).reads(log, topic, isUnhurried);
  const published = new Map<number, number>();
  const delays = new Map<number, number>();
  const note = (): void => {
    for (const n of reader.of('bike')) if (!delays.has(n)) delays.set(n, performance.now() - (published.get(n) ?? 0));
  };
  // A group needs its time to come together; what it is given then says nothing about its hurry.
  await log.publish(topic, [numbered('bell', 1)]);
  await comes(stage, () => reader.has('bell', 1), 'it was given nothing');

  const watching = setInterval(note, 20);
  for (const n of upTo(events)) {
    published.set(n, performance.now());
    await log.publish(topic, [numbered('bike', n)]);
    await pause(apart);
  }
  await comes(stage, () => reader.has('bike', events), 'some events never came').finally(() => clearInterval(watching));
  note();
  const longest = Math.max(...delays.values());
  demand(longest < late, `an event came ${longest.toFixed(0)} ms late`);
}
