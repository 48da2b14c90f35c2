import type { Stage } from '../stage';
import { aGroup, aTopic, isSorted, publishUpTo, Reader } from './numbers';
import { comes, demand } from './property';

/** Every group reads everything by itself; a new one begins with the oldest event. */
export async function newGroupFromTheBeginning(stage: Stage): Promise<void> {
  const [log, later] = [await stage.openLog(), await stage.openLog()];
  const topic = aTopic();
  const first = await new Reader(aGroup()).reads(log, topic);
  await publishUpTo(log, topic, 'bike', 5);
  await comes(stage, () => first.has('bike', 5), 'the first group did not read everything');

  const newcomer = await new Reader(aGroup()).reads(later, topic);
  await comes(stage, () => newcomer.has('bike', 5), 'a new group did not begin with the oldest event');
  demand(isSorted(newcomer.of('bike')), `out of order: ${newcomer.of('bike').join(' ')}`);
  demand(first.of('bike').length === 5, 'a new group made an old one read again');
}
