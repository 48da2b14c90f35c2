import { randomUUID } from 'node:crypto';
import { MongoEventLog } from '@vybac/platform';
import { startDatabases } from './databases';
import type { Stage } from './stage';

export async function openMongoStage(): Promise<Stage> {
  const databases = await startDatabases();
  const connection = await databases.open();
  const logs: MongoEventLog[] = [];
  return {
    openLog: () => {
      const log = new MongoEventLog(connection, { pollInterval: 50 });
      logs.push(log);
      return log;
    },
    database: databases.open,
    inject: async (topic, key, value) => {
      const entries = connection.collection<{ _id: string; topic: string; seq: number }>('event_log');
      const last = await entries.findOne({ topic }, { sort: { seq: -1 } });
      const entry = { _id: randomUUID(), topic, seq: (last?.seq ?? 0) + 1, key, value, type: null, at: new Date() };
      await entries.insertOne(entry);
    },
    close: async () => {
      await Promise.all(logs.map((log) => log.close()));
      await databases.close();
    },
  };
}
