import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mongoose';
import { launchDatabase, type LaunchedDatabase } from '../database-engine/launch-database';
import { HandledEvents } from './handled-events';

const reaction = 'tell-the-seller';

describe('what was handled', () => {
  let directory: string;
  let database: LaunchedDatabase;
  let connection: Connection;
  let handled: HandledEvents;
  let writes = 0;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'vybac-handled-events-'));
    database = await launchDatabase({ directory });
    connection = await createConnection(database.uri, { dbName: 'handled', monitorCommands: true }).asPromise();
    connection.getClient().on('commandStarted', ({ commandName }) => (writes += commandName === 'insert' ? 1 : 0));
  });
  beforeEach(async () => {
    await connection.dropDatabase();
    handled = new HandledEvents(connection);
    writes = 0;
  });
  afterAll(async () => {
    await connection.close();
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  const add = (...events: string[]) => Promise.all(events.map((event) => handled.add(reaction, event)));
  const known = (...events: string[]) => Promise.all(events.map((event) => handled.has(reaction, event)));

  it('is known from then on, also when a hundred things come at once, and they go together', async () => {
    const events = Array.from({ length: 100 }, (_, number) => `event ${number}`);
    await add(...events);
    expect(new Set(await known(...events))).toEqual(new Set([true]));
    expect(await handled.has('tell-the-buyer', 'event 1')).toBe(false);
    expect(writes).toBeLessThanOrEqual(2);
  });

  it('may be told again, alone and among others', async () => {
    await add('sold');
    await add('sold');
    await add('published', 'sold', 'sold', 'removed');
    expect(await known('published', 'sold', 'removed')).toEqual([true, true, true]);
  });

  it('is not said to be known when the database has refused it, and the next is none the worse', async () => {
    const validator = { _id: { $ne: `${reaction} sold` } };
    await connection.createCollection('handled_events', { validator });
    await expect(add('sold', 'published')).rejects.toThrow('validation');
    await add('removed');
    expect(await known('sold', 'removed')).toEqual([false, true]);
  });
});
