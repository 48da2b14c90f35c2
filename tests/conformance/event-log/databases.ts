import { startDatabase } from '@vybac/testing';
import mongoose, { type Connection } from 'mongoose';

export interface Databases {
  readonly uri: string;
  /** A new, empty database. */
  open(): Promise<Connection>;
  /** A database that others see too, perhaps over a wire of one's own. */
  openNamed(name: string, uri?: string): Promise<Connection>;
  close(): Promise<void>;
}

/** The real database engine, with as many databases as a test wants. */
export async function startDatabases(): Promise<Databases> {
  const { uri, writeConcern, databaseName, stop } = await startDatabase();
  const connections: Connection[] = [];
  const openNamed = (name: string, through = uri): Promise<Connection> => {
    const dbName = `${databaseName}_${name}`;
    // A cut wire should be noticed in a second, not in thirty.
    const connection = mongoose.createConnection(through, { dbName, writeConcern, serverSelectionTimeoutMS: 1_000 });
    connections.push(connection);
    return connection.asPromise();
  };
  return {
    uri,
    open: () => openNamed(String(connections.length)),
    openNamed,
    close: async () => {
      await Promise.all(connections.map((connection) => connection.close()));
      await stop();
    },
  };
}
