import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from '../stage';
import { aGroup, aTopic, firstTimes, isSorted, publishUpTo, Reader } from './numbers';
import { comes, demand } from './property';

/** What was acknowledged lies in the log, even if its publisher dies the moment after. */
export async function acknowledgedIsDurable(stage: Stage): Promise<void> {
  const [publisher, log] = [await stage.openLog(), await stage.openLog()];
  const topic = aTopic();
  await publisher.ensureTopics([topic]);
  await publishUpTo(publisher, topic, 'bike', 5);
  await stage.crash(publisher);

  const reader = await new Reader(aGroup()).reads(log, topic);
  await comes(stage, () => reader.has('bike', 5), 'acknowledged, but not in the log');
}

/** A record that could not be dealt with comes again, and those behind it wait. */
export async function refusedComesAgain(stage: Stage): Promise<void> {
  const log = await stage.openLog();
  const topic = aTopic();
  let refusals = 2;
  const accepted: number[] = [];
  const reader = new Reader(aGroup(), async ({ value }) => {
    const { aggregateversion } = JSON.parse(value) as { aggregateversion: number };
    if (aggregateversion === 2 && (refusals -= 1) >= 0) throw new Error('the database is away');
    accepted.push(aggregateversion);
  });
  await reader.reads(log, topic);
  await publishUpTo(log, topic, 'bike', 4);

  await comes(stage, () => accepted.includes(4), 'nothing came any more after a refusal');
  await comes(stage, () => accepted.includes(2), 'a refused record was lost');
  demand(isSorted(firstTimes(accepted)), `a refused record was overtaken: ${accepted.join(' ')}`);
}

/** What was in hand when a reader died comes again, to whoever continues. */
export async function crashLosesNothing(stage: Stage): Promise<void> {
  const [mortal, successor] = [await stage.openLog(), await stage.openLog()];
  const topic = aTopic();
  const dying = new Reader(aGroup(), async ({ value }) => {
    if (value.includes('"aggregateversion":3')) await new Promise(() => undefined);
  });
  await dying.reads(mortal, topic);
  await publishUpTo(mortal, topic, 'bike', 5);
  await comes(stage, () => dying.of('bike').includes(3), 'the first events never came');
  await pause(600); // time for a log that keeps its place too early to do so
  await stage.crash(mortal);

  const continuing = await new Reader(dying.group).reads(successor, topic);
  const afterTheSession = { ...stage, patience: stage.patience + stage.sessionTimeout };
  await comes(afterTheSession, () => continuing.of('bike').includes(5), 'nobody continues after a crash');
  await comes(stage, () => continuing.of('bike').includes(3), 'what was in hand at the crash was lost');
  demand(isSorted(firstTimes(continuing.of('bike'))), `out of order: ${continuing.of('bike').join(' ')}`);
}
