import { randomBytes } from 'node:crypto';
import { launchDatabase, type WriteConcern } from '@vybac/platform';
import { mongo } from 'mongoose';
import { dataFolder } from './native-program';

export interface RunningDatabase {
  uri: string;
  writeConcern: WriteConcern;
  /** A name of this test's own. Databases whose names start with it are dropped at the end. */
  databaseName: string;
  stop(): Promise<void>;
}

/**
 * A real MongoDB: the one that MONGODB_URI names, or an engine of one's own, which starts in a quarter second.
 * @param keepIn a folder that outlives the engine
 */
export async function startDatabase({ keepIn }: { keepIn?: string } = {}): Promise<RunningDatabase> {
  const folder = await dataFolder('database', keepIn);
  const database = await launchDatabase({ uri: process.env['MONGODB_URI'], directory: folder.path });
  const databaseName = `test_${randomBytes(6).toString('hex')}`;
  return {
    uri: database.uri,
    writeConcern: database.writeConcern,
    databaseName,
    stop: async () => {
      if (database.kind === 'external') await dropDatabases(database.uri, databaseName);
      await database.close();
      await folder.remove();
    },
  };
}

/** @throws Error unless the prefix says "test": what is dropped must be ours */
async function dropDatabases(uri: string, prefix: string): Promise<void> {
  if (!prefix.startsWith('test_')) throw new Error(`Databases named "${prefix}…" are not a test's to drop.`);
  const client = new mongo.MongoClient(uri);
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const ours = databases.filter(({ name }) => name.startsWith(prefix));
    await Promise.all(ours.map(({ name }) => client.db(name).dropDatabase()));
  } finally {
    await client.close();
  }
}
