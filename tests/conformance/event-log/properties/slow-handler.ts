import { setTimeout as pause } from 'node:timers/promises';
import type { LogRecord } from '@vybac/platform';
import { withScene } from '../scene';
import type { Stage } from '../stage';
import { aGroup, aTopic, publishUpTo, Reader } from './numbers';
import { comes, demand } from './property';

/** A reader that is busy for longer than its session may last keeps what it has: nobody else is given it meanwhile. */
export async function slowReaderKeepsItsRecord(stage: Stage): Promise<void> {
  const [one, other] = [await stage.openLog(), await stage.openLog()];
  const topic = aTopic();
  const group = aGroup();
  const slowly = async ({ value }: LogRecord): Promise<void> => {
    if (value.includes('"aggregateversion":1,')) await pause(stage.sessionTimeout * 1.3);
  };
  const readers = await Promise.all([one, other].map((log) => new Reader(group, slowly).reads(log, topic)));
  // A newcomer makes the group share out its records anew, which is another story.
  const joined = async (): Promise<boolean> => (await one.isReachable()) && other.isReachable();
  await comes(stage, joined, 'the readers did not find their places');
  await publishUpTo(one, topic, 'bike', 2);
  const seen = (): number[] => readers.flatMap((reader) => reader.of('bike'));
  const afterTheSession = { ...stage, patience: stage.patience + 2 * stage.sessionTimeout };
  await comes(afterTheSession, () => seen().length > 1, 'nothing came after a slow record');
  demand(seen().join(' ') === '1 2', `a slow record was given to somebody else meanwhile: ${seen().join(' ')}`);
}

/** A reaction that takes longer than a session may last has its effect once; other aggregates do not wait for it. */
export function slowReactionHasOneEffect(stage: Stage): Promise<void> {
  return withScene(stage, async ({ price, relay, reacts }) => {
    const effects: string[] = [];
    const watch = async ({ subject }: { subject: string }): Promise<void> => {
      if (subject === 'slow') await pause(stage.sessionTimeout * 1.3);
      effects.push(subject);
    };
    await reacts({ watch }, { timeLimit: stage.sessionTimeout * 3 });
    relay.start();
    await price('slow', 1);
    for (let n = 0; n < 10; n += 1) await price(`quick-${n}`, 1);
    await comes(stage, () => effects.includes('slow'), 'a slow reaction never had its effect');
    demand(effects.at(-1) === 'slow', 'other aggregates waited for a slow reaction');
    demand(effects.length === 11, `some events had their effect twice: ${effects.join(' ')}`);
  });
}
