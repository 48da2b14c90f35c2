import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mongoose';
import { launchDatabase, type LaunchedDatabase } from '../database-engine/launch-database';
import { ParkedEvents } from './parked-events';

const reaction = 'tell-the-seller';
const hold = 60_000;

describe('events that wait behind one another', () => {
  let directory: string;
  let database: LaunchedDatabase;
  let connection: Connection;
  let parked: ParkedEvents;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'vybac-parked-events-'));
    database = await launchDatabase({ directory });
    connection = await createConnection(database.uri, { dbName: 'parked' }).asPromise();
    parked = new ParkedEvents('shop', connection);
  });
  beforeEach(async () => {
    await connection.dropDatabase();
    for (const offset of [1, 2, 3]) {
      const record = { topic: 'bikes', key: 'bike', value: '{}', type: 'priced', offset, position: `bikes@${offset}` };
      await parked.park(`event ${offset}`, reaction, record, { dueAt: new Date(0), attempts: 0, cause: 'not yet' });
    }
  });
  afterAll(async () => {
    await connection.close();
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  const takeOne = () => parked.takeDue([reaction], hold);
  const take = async () => (await takeOne())?._id;
  const inAMinute = () => new Date(Date.now() + hold);

  it('are taken by one only, also when the one before lets go those behind it', async () => {
    await expect(take()).resolves.toBe('event 1');
    await expect(take()).resolves.toBe('event 2');
    await parked.remove('event 1');
    await parked.releaseKey(reaction, 'bike');
    await expect(take()).resolves.toBe('event 3');
    await expect(take()).resolves.toBeUndefined();
  });

  it('are let go at once when nobody has them, whenever they were due', async () => {
    await take();
    const behind = [await takeOne(), await takeOne()];
    for (const event of behind) if (event) await parked.giveBack(event, inAMinute());
    await expect(take()).resolves.toBeUndefined();
    await parked.remove('event 1');
    await parked.releaseKey(reaction, 'bike');
    await expect(take()).resolves.toBe('event 2');
    await expect(take()).resolves.toBe('event 3');
  });
});
