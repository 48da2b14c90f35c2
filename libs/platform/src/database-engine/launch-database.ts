import { createHash } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { mongo } from 'mongoose';
import { engineCommand } from './engine-command';
import { EngineKeeper } from './engine-keeper';
import { topologyFrom, writeConcernFor, type WriteConcern } from './write-concern';

export interface LaunchOptions {
  /** A running MongoDB (`MONGODB_URI`). Without it the embedded engine is started. */
  uri?: string | undefined;
  /** Where the embedded engine keeps its files; made when missing. */
  directory: string;
}

export interface LaunchedDatabase {
  /** Address for any MongoDB driver on this machine. It stays the same when the engine has to be started again. */
  uri: string;
  kind: 'external' | 'native' | 'private-loader';
  /** What every connection to this database must be opened with. */
  writeConcern: WriteConcern;
  /** The engine's process; undefined for an external database. */
  readonly processId?: number | undefined;
  /** Stops the engine after its last write; leaves an external database alone. Disconnect clients first. */
  close(): Promise<void>;
}

/**
 * Finds or starts the database: `uri` → the embedded engine → the embedded engine under a newer C library fetched for it
 * alone. Resolves when it answers.
 * @throws Error that names the ways out when none of them works
 */
export async function launchDatabase({ uri, directory }: LaunchOptions): Promise<LaunchedDatabase> {
  return uri ? connectTo(uri) : startEmbedded(directory);
}

async function connectTo(uri: string): Promise<LaunchedDatabase> {
  const client = new mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const topology = topologyFrom(await client.db('admin').command({ hello: 1 }));
    return { uri, kind: 'external', writeConcern: writeConcernFor(topology), close: async () => {} };
  } catch (cause) {
    throw new Error(
      'The database named by MONGODB_URI does not answer. Is it running, and may this machine reach it?',
      { cause },
    );
  } finally {
    await client.close();
  }
}

async function startEmbedded(directory: string): Promise<LaunchedDatabase> {
  try {
    await mkdir(directory, { recursive: true });
    const dataDirectory = await realpath(directory);
    const socket = socketFor(dataDirectory);
    const command = await engineCommand();
    const engine = await EngineKeeper.start(command.program, dataDirectory, socket, new Logger('Database'));
    return {
      uri: `mongodb://${encodeURIComponent(socket)}/?directConnection=true`,
      kind: command.kind,
      writeConcern: writeConcernFor('single'),
      get processId() {
        return engine.processId;
      },
      close: () => engine.close(),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The embedded database cannot run here. ${reason}\n` +
        'Ways out: set MONGODB_URI to a running MongoDB (a replica set in production), or run everything with `docker compose up`.',
      { cause },
    );
  }
}

/**
 * Always the same for one data directory. In the temporary directory and not beside the data, since the path of a unix
 * socket may have no more than about 100 characters.
 */
function socketFor(dataDirectory: string): string {
  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 8);
  return join(tmpdir(), `vybac-${name}`, 'mongodb.sock');
}
