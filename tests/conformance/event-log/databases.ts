import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchDatabase } from '@vybac/platform';
import mongoose, { type Connection } from 'mongoose';

export interface Databases {
  /** A new, empty database. */
  open(): Promise<Connection>;
  /** The same database through a connection of its own. */
  again(connection: Connection): Promise<Connection>;
  close(): Promise<void>;
}

/** The real database engine, with as many databases as a test wants. */
export async function startDatabases(): Promise<Databases> {
  const directory = await mkdtemp(join(tmpdir(), 'vybac-event-log-'));
  const { uri, writeConcern, close } = await launchDatabase({ uri: process.env['MONGODB_URI'], directory });
  const connections: Connection[] = [];
  const connect = async (dbName: string): Promise<Connection> => {
    const connection = await mongoose.createConnection(uri, { dbName, writeConcern }).asPromise();
    connections.push(connection);
    return connection;
  };
  return {
    open: () => connect(`test_${process.pid}_${Date.now()}_${connections.length}`),
    again: (connection) => connect(connection.name),
    close: async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      await close();
      await rm(directory, { recursive: true });
    },
  };
}
