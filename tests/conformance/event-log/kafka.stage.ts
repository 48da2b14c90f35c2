import { KafkaEventLog } from '@vybac/platform';
import { startKafka } from '@vybac/testing';
import { Kafka, logLevel } from 'kafkajs';
import { startDatabases } from './databases';
import type { Stage } from './stage';

export async function openKafkaStage(): Promise<Stage> {
  const [databases, { brokers, stop }] = await Promise.all([startDatabases(), startKafka()]);
  const producer = new Kafka({ brokers, logLevel: logLevel.NOTHING }).producer();
  await producer.connect();
  const logs: KafkaEventLog[] = [];
  return {
    openLog: () => {
      const log = new KafkaEventLog({ brokers, clientId: 'conformance', replicas: 1 });
      logs.push(log);
      return log;
    },
    database: databases.open,
    inject: async (topic, key, value) => {
      await producer.send({ topic, messages: [{ key, value }] });
    },
    close: async () => {
      await Promise.all([producer.disconnect(), ...logs.map((log) => log.close())]);
      await Promise.all([databases.close(), stop()]);
    },
  };
}
