import { setTimeout as pause } from 'node:timers/promises';
import { rounds } from '../../../resilience/support/rounds';
import type { Stage } from '../stage';
import { aGroup, aTopic, firstTimes, isSorted, numbered, publishUpTo, Reader } from './numbers';
import { comes, demand } from './property';

const outage = rounds('LOG_OUTAGE_SECONDS', { ci: 5, full: 60 }) * 1_000;

/** What is behind the log goes away for a while and comes back: publishing and reading go on by themselves, nothing is lost. */
export async function outageLosesNothing(stage: Stage): Promise<void> {
  const log = await stage.openLog();
  const topic = aTopic();
  const reader = await new Reader(aGroup()).reads(log, topic);
  await publishUpTo(log, topic, 'bike', 3);
  await comes(stage, () => reader.has('bike', 3), 'the first events never came');

  let over = false;
  // As a relay does it: one after another, each until it is acknowledged.
  const publishing = async (): Promise<void> => {
    for (const n of [4, 5, 6]) {
      const event = numbered('bike', n);
      while (!over && !(await log.publish(topic, [event]).then(acknowledged, refused))) await pause(200);
    }
  };
  await stage.cut();
  const published = publishing();
  try {
    await comes(stage, async () => !(await log.isReachable()), 'a log that is cut off says that it can be reached');
    await pause(outage);
    demand(!reader.of('bike').includes(4), 'something came through a cut');
    await stage.mend();

    await comes(stage, () => reader.has('bike', 6), 'it did not come back after an outage');
    await published;
    demand(isSorted(firstTimes(reader.of('bike'))), `out of order: ${reader.of('bike').join(' ')}`);
    await comes(stage, () => log.isReachable(), 'a log that is back says that it cannot be reached');
  } finally {
    over = true;
  }
}

const acknowledged = (): boolean => true;
const refused = (): boolean => false;
