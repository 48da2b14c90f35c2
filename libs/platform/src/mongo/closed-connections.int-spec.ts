import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { launchDatabase, type LaunchedDatabase } from '../database-engine';
import { tellWritersOfClosedConnections } from './closed-connections';

const second = 1_000;

describe('a command whose socket ends before it is written', () => {
  let directory: string;
  let database: LaunchedDatabase;
  const sockets = new Set<Socket>();
  const collect = (message: unknown): void => void sockets.add((message as { socket: Socket }).socket);

  beforeAll(async () => {
    tellWritersOfClosedConnections();
    directory = await mkdtemp(join(tmpdir(), 'vybac-engine-test-'));
    database = await launchDatabase({ directory });
    subscribe('net.client.socket', collect);
  });
  afterAll(async () => {
    unsubscribe('net.client.socket', collect);
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  it(
    'fails, and the next one is served',
    async () => {
      const client = new mongo.MongoClient(database.uri, { monitorCommands: true, retryReads: false });
      const ping = () => client.db('admin').command({ ping: 1 });
      try {
        await ping();
        // The driver says so just before it writes.
        client.once('commandStarted', () => sockets.forEach((socket) => socket.destroy()));
        await expect(ping()).rejects.toThrow(mongo.MongoNetworkError);
        await expect(ping()).resolves.toMatchObject({ ok: 1 });
      } finally {
        await client.close();
      }
    },
    10 * second,
  );
});
