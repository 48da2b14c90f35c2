import type { EventLog } from '@vybac/platform';
import { brokenLogs } from './broken-logs';
import { openMongoStage } from './mongo.stage';
import { properties, Violation } from './properties';
import type { Stage } from './stage';

const patience = 3_000;
const sessionTimeout = 5_000;

/** The stage with every log broken in the same way. */
function withBrokenLogs(stage: Stage, breakLog: (log: EventLog) => EventLog): Stage {
  const sound = new Map<EventLog, EventLog>();
  return {
    ...stage,
    patience,
    openLog: async () => {
      const log = await stage.openLog();
      const broken = breakLog(log);
      sound.set(broken, log);
      return broken;
    },
    crash: (log) => stage.crash(sound.get(log) ?? log),
  };
}

describe('a suite that notices: no property accepts a log that breaks it', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openMongoStage();
  });
  afterEach(async () => {
    await stage.mend(); // a violation may have been noticed during a cut
    await stage.closeLogs();
  });
  afterAll(() => stage.close());

  it.each(brokenLogs(sessionTimeout))('one that $what: $property', async ({ breaking, property, because }) => {
    const verdict = properties[property](withBrokenLogs(stage, breaking()));
    await expect(verdict).rejects.toThrow(Violation);
    await expect(verdict).rejects.toThrow(because);
  });
});
