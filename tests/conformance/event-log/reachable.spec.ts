import { KafkaEventLog, MongoEventLog } from '@vybac/platform';
import { describeWith, startKafka, type RunningKafka } from '@vybac/testing';
import { cuttable, type Cuttable } from '../support/cuttable';
import { eventually } from '../support/eventually';
import { startDatabases } from './databases';

const patience = 40_000;
const each = async (): Promise<void> => undefined;

describeWith(['kafka'], 'whether Kafka can be reached', () => {
  let wire: Cuttable;
  let kafka: RunningKafka;
  let log: KafkaEventLog;
  beforeAll(async () => {
    kafka = await startKafka(async (address) => {
      wire = await cuttable(`kafka://${address}`);
      return new URL(wire.url).host;
    });
    log = new KafkaEventLog({ brokers: kafka.brokers, clientId: 'reachable', replicas: 1 });
  });
  afterAll(async () => {
    await log.close();
    await kafka.stop();
    await wire.close();
  });

  it('is true when the broker answers and every group has joined, false while the wire is cut', async () => {
    expect(await log.isReachable()).toBe(true);
    await log.ensureTopics(['test.bike']);
    await log.consume({ group: 'reachable.watch', topics: ['test.bike'], each });
    await eventually(async () => expect(await log.isReachable()).toBe(true), patience);

    await wire.cut();
    await eventually(async () => expect(await log.isReachable()).toBe(false), patience);
    await wire.mend();
    await eventually(async () => expect(await log.isReachable()).toBe(true), patience);
  });

  it('is false when there is no broker at all', async () => {
    const nowhere = new KafkaEventLog({ brokers: ['127.0.0.1:1'], clientId: 'reachable' });
    expect(await nowhere.isReachable()).toBe(false);
    await nowhere.close();
  });
});

describe('whether the Mongo log can be reached', () => {
  it('is true while the database answers, and false after it has gone', async () => {
    const databases = await startDatabases();
    const log = new MongoEventLog(await databases.open());
    expect(await log.isReachable()).toBe(true);
    await databases.close();
    expect(await log.isReachable()).toBe(false);
    await log.close();
  });
});
