import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Envelope, EventLog, LogRecord, Subscription } from '@vybac/platform';
import type { PropertyName } from './properties';

/** Makes a log break one promise. What all logs of a stage share is made once for each stage. */
type Breaking = () => (log: EventLog) => EventLog;
type Each = Subscription['each'];

/** The log, but for what is given. */
function but(log: EventLog, changes: Partial<EventLog>): EventLog {
  return {
    ensureTopics: (topics) => log.ensureTopics(topics),
    publish: (topic, envelopes) => log.publish(topic, envelopes),
    consume: (subscription) => log.consume(subscription),
    isReachable: () => log.isReachable(),
    close: () => log.close(),
    ...changes,
  };
}

const butEach = (log: EventLog, change: (each: Each, subscription: Subscription) => Each): EventLog =>
  but(log, {
    consume: (subscription) => log.consume({ ...subscription, each: change(subscription.each, subscription) }),
  });

const reorders: Breaking = () => (log) =>
  but(log, { publish: (topic, envelopes) => log.publish(topic, envelopes.toReversed()) });

const acknowledgesFirst: Breaking = () => (log) =>
  but(log, {
    publish: async (topic, envelopes) => {
      setTimeout(() => void log.publish(topic, envelopes).catch(() => undefined), 500);
    },
  });

const commitsFirst: Breaking = () => (log) =>
  butEach(log, (each) => async (record) => {
    void each(record).catch(() => undefined);
  });

const swallowsErrors: Breaking = () => (log) => butEach(log, (each) => (record) => each(record).catch(() => undefined));

const dropsWhatWasInHand: Breaking = () => {
  const taken = new Set<string>();
  return (log) =>
    butEach(log, (each, { group }) => async (record) => {
      const name = `${group} ${record.position}`;
      if (taken.has(name)) return;
      taken.add(name);
      await each(record);
    });
};

const startsAtTheEnd: Breaking = () => (log) =>
  butEach(log, (each) => {
    const opened = new Date().toISOString();
    return async (record) => {
      if ((JSON.parse(record.value) as Envelope).time >= opened) await each(record);
    };
  });

const stallsOnPoison: Breaking = () => (log) =>
  butEach(log, (each) => {
    let last: Promise<void> = Promise.resolve();
    return (record) => {
      const deal = async (): Promise<void> => {
        if (!isReadable(record)) await pause(1_500);
        await each(record);
      };
      last = last.then(deal);
      return last;
    };
  });

const sharesNoGroup: Breaking = () => (log) => {
  const process = randomUUID();
  return but(log, {
    consume: (subscription) => log.consume({ ...subscription, group: `${subscription.group} ${process}` }),
  });
};

const givesUpAfterAFailure: Breaking = () => (log) => {
  let failed = false;
  const noticing = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      failed = true;
      throw error;
    });
  const reading = butEach(log, (each) => (record) => (failed ? new Promise<void>(() => undefined) : each(record)));
  return but(reading, { publish: (topic, envelopes) => noticing(log.publish(topic, envelopes)) });
};

const handsSlowRecordsOn =
  (sessionTimeout: number): Breaking =>
  () =>
  (log) =>
    butEach(log, (each) => async (record) => {
      const first = each(record);
      const isSlow = await Promise.race([first.then(() => false), pause(sessionTimeout, true, { ref: false })]);
      if (isSlow) await each(record);
      await first;
    });

const renamesDuplicates: Breaking = () => (log) =>
  butEach(
    log,
    (each) => (record) => each({ ...record, value: record.value.replace(/"id":"[^"]+"/, `"id":"${randomUUID()}"`) }),
  );

const cutsText: Breaking = () => (log) =>
  butEach(log, (each) => (record) => each({ ...record, value: record.value.slice(0, 100) }));

const knowsOneTopic: Breaking = () => (log) => {
  let known: string | undefined;
  return but(log, {
    publish: async (topic, envelopes) => {
      known ??= topic;
      if (topic === known) await log.publish(topic, envelopes);
    },
  });
};

const starvesTheUnhurried: Breaking = () => (log) =>
  butEach(log, (each, { isUnhurried }) => async (record) => {
    if (isUnhurried && record.key !== 'bell') await pause(4_000);
    await each(record);
  });

const saysItIsThere: Breaking = () => (log) => but(log, { isReachable: async () => true });

function isReadable({ value }: LogRecord): boolean {
  return value.endsWith('}');
}

export interface BrokenLog {
  readonly what: string;
  readonly breaking: Breaking;
  /** The property that must notice, and in which words. */
  readonly property: PropertyName;
  readonly because: RegExp;
}

/** Logs that nobody should trust, each with one mistake. @param sessionTimeout of the stage that they are played on */
export const brokenLogs = (sessionTimeout: number): BrokenLog[] => [
  { what: 'reorders what it publishes', breaking: reorders, property: 'order per key', because: /out of order/ },
  {
    what: 'acknowledges before it is durable',
    breaking: acknowledgesFirst,
    property: 'at least once: what is acknowledged is durable',
    because: /acknowledged, but not in the log/,
  },
  {
    what: 'swallows errors',
    breaking: swallowsErrors,
    property: 'at least once: what is refused comes again',
    because: /a refused record was lost/,
  },
  {
    what: 'commits before handling',
    breaking: commitsFirst,
    property: 'at least once: a crash between handling and committing loses nothing',
    because: /lost|nobody continues/,
  },
  {
    what: 'drops what was in hand at a crash',
    breaking: dropsWhatWasInHand,
    property: 'at least once: a crash between handling and committing loses nothing',
    because: /what was in hand at the crash was lost/,
  },
  {
    what: 'gives a duplicate a new name',
    breaking: renamesDuplicates,
    property: 'tolerance of duplicates and of older events after newer ones',
    because: /effects that are not one per event/,
  },
  {
    what: 'stalls others on a poison record',
    breaking: stallsOnPoison,
    property: 'isolation of poison',
    because: /poison delayed others|never came beside poison/,
  },
  {
    what: 'cuts the text of an event',
    breaking: cutsText,
    property: 'replay from dead letters',
    because: /the dead letter is not what was published/,
  },
  {
    what: 'loses what is published on its second topic',
    breaking: knowsOneTopic,
    property: 'replay from dead letters',
    because: /the dead letter was not announced/,
  },
  {
    what: 'starts new groups at the end',
    breaking: startsAtTheEnd,
    property: 'a new group from the beginning',
    because: /a new group did not begin with the oldest event/,
  },
  {
    what: 'lets every process read for itself',
    breaking: sharesNoGroup,
    property: 'rebalancing while consuming',
    because: /two members dealt with the same key at once/,
  },
  {
    what: 'gives up reading after a failure',
    breaking: givesUpAfterAFailure,
    property: 'gone for a while and back',
    because: /it did not come back after an outage/,
  },
  {
    what: 'says that it is there when it is not',
    breaking: saysItIsThere,
    property: 'gone for a while and back',
    because: /a log that is cut off says that it can be reached/,
  },
  {
    what: 'hands a slow record to somebody else',
    breaking: handsSlowRecordsOn(sessionTimeout),
    property: 'a reader slower than its session',
    because: /a slow record was given to somebody else meanwhile/,
  },
  {
    what: 'lets groups in no hurry wait for seconds',
    breaking: starvesTheUnhurried,
    property: 'a group in no hurry',
    because: /never came|came \d+ ms late/,
  },
];
