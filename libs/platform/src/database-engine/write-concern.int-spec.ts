import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type ConnectOptions } from 'mongoose';
import { launchDatabase, type LaunchedDatabase } from './launch-database';
import { assertWriteConcern, writeConcernFor } from './write-concern';

describe('the write concern', () => {
  let directory: string;
  let database: LaunchedDatabase;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'vybac-engine-test-'));
    database = await launchDatabase({ directory });
  });

  afterAll(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  async function check(options: ConnectOptions): Promise<void> {
    const connection = createConnection(database.uri, options);
    try {
      await assertWriteConcern(await connection.asPromise());
    } finally {
      await connection.close();
    }
  }

  it('is journaled on one member, and by the majority on a replica set', () => {
    expect(writeConcernFor('single')).toEqual({ w: 1, j: true });
    expect(writeConcernFor('replica-set')).toEqual({ w: 'majority', j: true });
  });

  it('lets a connection with the launched write concern pass', async () => {
    await check({ writeConcern: database.writeConcern });
  });

  it.each<[string, ConnectOptions]>([
    ["the driver's default", {}],
    ['the majority', { writeConcern: writeConcernFor('replica-set') }],
    ['an unjournaled write', { writeConcern: { w: 1 } }],
  ])('refuses %s on the embedded engine', async (_, options) => {
    await expect(check(options)).rejects.toThrow('This database needs the write concern {"w":1,"j":true}');
  });
});
