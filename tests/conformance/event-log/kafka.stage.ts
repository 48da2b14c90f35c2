import { KafkaEventLog, type EventLog } from '@vybac/platform';
import { startKafka } from '@vybac/testing';
import { Kafka, logLevel } from 'kafkajs';
import { cuttable, type Cuttable } from '../support/cuttable';
import { startDatabases } from './databases';
import type { Stage } from './stage';

/** The shortest that a broker grants. */
const sessionTimeout = 6_000;

/** All logs share one wire: a broker tells every client the same address. */
export async function openKafkaStage(): Promise<Stage> {
  let wire: Cuttable | undefined;
  const through = async (address: string): Promise<string> => {
    wire = await cuttable(`kafka://${address}`);
    return new URL(wire.url).host;
  };
  const [databases, { brokers, stop }] = await Promise.all([startDatabases(), startKafka(through)]);
  const producer = new Kafka({ brokers, logLevel: logLevel.NOTHING }).producer();
  await producer.connect();
  const logs = new Set<EventLog>();
  const cut = async (): Promise<void> => {
    if (!wire) throw new Error('There is no wire before a Kafka that KAFKA_BROKERS names: leave it out here');
    await wire.cut();
  };
  const mend = async (): Promise<void> => wire?.mend();
  const closeLogs = async (): Promise<void> => {
    await Promise.all([...logs].map((log) => log.close()));
    logs.clear();
  };
  return {
    openLog: async () => {
      const log = new KafkaEventLog({ brokers, clientId: 'conformance', replicas: 1, sessionTimeout });
      logs.add(log);
      return log;
    },
    database: databases.open,
    inject: async (topic, key, value) => {
      await producer.send({ topic, messages: [{ key, value }] });
    },
    crash: async (log) => {
      // It cannot say goodbye: the coordinator misses it when its session has run out. The others bear a short cut.
      await cut();
      logs.delete(log);
      await log.close();
      await mend();
    },
    cut,
    mend,
    sessionTimeout,
    patience: 60_000,
    closeLogs,
    close: async () => {
      await Promise.all([producer.disconnect(), closeLogs()]);
      await Promise.all([databases.close(), stop()]);
      await wire?.close();
    },
  };
}
