import { startDatabase } from '@vybac/testing';
import mongoose, { type Connection } from 'mongoose';

export interface Databases {
  /** A new, empty database. */
  open(): Promise<Connection>;
  close(): Promise<void>;
}

/** The real database engine, with as many databases as a test wants. */
export async function startDatabases(): Promise<Databases> {
  const { uri, writeConcern, databaseName, stop } = await startDatabase();
  const connections: Connection[] = [];
  return {
    open: async () => {
      const dbName = `${databaseName}_${connections.length}`;
      const connection = mongoose.createConnection(uri, { dbName, writeConcern });
      connections.push(connection);
      return connection.asPromise();
    },
    close: async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      await stop();
    },
  };
}
