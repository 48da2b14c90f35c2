import { randomUUID } from 'node:crypto';
import { isDuplicateKey, MongoEventLog, type EventLog } from '@vybac/platform';
import { cuttable, type Cuttable } from '../support/cuttable';
import { startDatabases } from './databases';
import type { Stage } from './stage';

/** Each log has a wire of its own to the database. */
export async function openMongoStage(): Promise<Stage> {
  const databases = await startDatabases();
  const connection = await databases.openNamed('log');
  const wires = new Map<EventLog, Cuttable>();
  const closeLogs = async (): Promise<void> => {
    await Promise.all([...wires.keys()].map((log) => log.close()));
    await Promise.all([...wires.values()].map((wire) => wire.close()));
    wires.clear();
  };
  return {
    openLog: async () => {
      const wire = await cuttable(databases.uri);
      const log = new MongoEventLog(await databases.openNamed('log', wire.url), { pollInterval: 50 });
      wires.set(log, wire);
      return log;
    },
    database: databases.open,
    inject: async (topic, key, value) => {
      const entries = connection.collection<{ _id: string; topic: string; seq: number }>('event_log');
      for (let isIn = false; !isIn;) {
        const last = await entries.findOne({ topic }, { sort: { seq: -1 } });
        const entry = { _id: randomUUID(), topic, seq: (last?.seq ?? 0) + 1, key, value, type: null, at: new Date() };
        isIn = await entries.insertOne(entry).then(
          () => true,
          (error: unknown) => {
            if (isDuplicateKey(error)) return false; // a publisher was quicker
            throw error;
          },
        );
      }
    },
    crash: async (log) => {
      await wires.get(log)?.cut();
      wires.delete(log);
      await log.close();
    },
    cut: async () => {
      await Promise.all([...wires.values()].map((wire) => wire.cut()));
    },
    mend: async () => {
      await Promise.all([...wires.values()].map((wire) => wire.mend()));
    },
    sessionTimeout: 5_000,
    patience: 30_000,
    closeLogs,
    close: async () => {
      await closeLogs();
      await databases.close();
    },
  };
}
