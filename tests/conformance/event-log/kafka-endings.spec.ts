import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { KafkaEventLog } from '@vybac/platform';
import { describeWith, startKafka, type RunningKafka } from '@vybac/testing';
import { cuttable, type Cuttable } from '../support/cuttable';
import { eventually } from '../support/eventually';
import { startDatabases, type Databases } from './databases';
import { openReactor } from './reactor';
import { bikeEvents, openShop } from './shop';

const patience = 40_000;
/** What an orchestrator gives a process between SIGTERM and SIGKILL, in milliseconds. */
const graceful = 25_000;

/** A coordinator refuses a session time-out of 10 ms for good: a mistake that no new attempt mends. */
const hopelessReader = `
  const { KafkaEventLog } = require('@vybac/platform');
  const log = new KafkaEventLog({ brokers: [process.argv[1]], clientId: 'hopeless', replicas: 1, sessionTimeout: 10 });
  setInterval(() => undefined, 1_000);
  void log.consume({ group: 'hopeless.watch', topics: ['test.hopeless'], each: async () => undefined });
`;

describeWith(['kafka'], 'how reading from Kafka ends', () => {
  let wire: Cuttable;
  let kafka: RunningKafka;
  let databases: Databases;
  beforeAll(async () => {
    kafka = await startKafka(async (address) => {
      wire = await cuttable(`kafka://${address}`);
      return new URL(wire.url).host;
    });
    databases = await startDatabases();
  });
  afterAll(async () => {
    await Promise.all([kafka.stop(), databases.close()]);
    await wire.close();
  });
  const openLog = () => new KafkaEventLog({ brokers: kafka.brokers, clientId: 'endings', replicas: 1 });

  it('a consumer that ends for good ends its process, which says why', async () => {
    const log = openLog();
    await log.ensureTopics(['test.hopeless']);
    await log.close();
    const reader = spawn(process.execPath, ['-e', hopelessReader, kafka.brokers[0] ?? '']);
    const said: string[] = [];
    for (const stream of [reader.stdout, reader.stderr]) stream.on('data', (text: Buffer) => said.push(String(text)));
    const [code] = (await once(reader, 'exit')) as [number | null];
    expect(said.join('')).toMatch(/The consumer hopeless\.watch has ended for good: .*session timeout/);
    expect(code).toBe(1);
  });

  it('closes in time although a handler hangs, an event waits for publication and the broker has gone', async () => {
    const log = openLog();
    const events = bikeEvents();
    const shop = await openShop(await databases.open(), log, events);
    shop.relay.start();
    let hanging = false;
    const never = async (): Promise<void> => {
      hanging = true;
      await new Promise(() => undefined);
    };
    const reactor = await openReactor(await databases.open(), log, events.priced, { never }, 8_000);
    await shop.price('bike', 1);
    await eventually(() => expect(hanging).toBe(true), patience);

    await wire.cut();
    await shop.price('bike', 2);
    const start = performance.now();
    await reactor.close();
    await shop.relay.stop();
    await log.close();
    expect(performance.now() - start).toBeLessThan(graceful);
    await wire.mend();
  });
});
