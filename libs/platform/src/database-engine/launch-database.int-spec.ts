import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { ENGINE_SCRIPT, engineCommand, isRecentEnough } from './engine-command';
import { startEngine } from './engine-process';
import { launchDatabase, type LaunchedDatabase } from './launch-database';

interface Note {
  _id: number;
}

const WRITERS = 8;

describe('the embedded database', () => {
  let directory: string;
  let database: LaunchedDatabase | undefined;
  let client: mongo.MongoClient | undefined;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'vybac-engine-test-'));
  });

  afterEach(async () => {
    await disconnect();
    await rm(directory, { recursive: true, force: true });
  });

  async function connect(): Promise<mongo.Collection<Note>> {
    database = await launchDatabase({ directory });
    client = new mongo.MongoClient(database.uri, { writeConcern: database.writeConcern });
    return client.db('test').collection<Note>('notes');
  }

  async function disconnect(): Promise<void> {
    await client?.close();
    await database?.close();
    client = database = undefined;
  }

  it('finds everything again after a stop', async () => {
    await (await connect()).insertOne({ _id: 1 });
    await disconnect();
    expect(await (await connect()).countDocuments()).toBe(1);
  });

  it('answers queries whose plans take long to tell apart', async () => {
    const notes = await connect();
    for (const field of ['a', 'b', 'c']) await notes.createIndex({ kind: 1, [field]: 1 });
    const many = Array.from({ length: 20_000 }, (_, _id) => ({ _id, kind: 'note', a: _id, b: _id, c: _id }));
    await notes.insertMany(many, { ordered: false });
    const rare = { kind: 'note', text: 'none has this' };
    expect(await notes.find(rare).sort({ a: -1 }).limit(25).toArray()).toEqual([]);
    expect(await notes.find({ kind: 'note' }).sort({ b: -1 }).skip(3_000).limit(1).toArray()).toMatchObject([
      { _id: 16_999 },
    ]);
  });

  it('keeps every acknowledged write when the engine is killed, and comes back at the same address', async () => {
    const notes = await connect();
    const killed = database?.processId ?? 0;
    const acknowledged: number[] = [];
    let stopped = false;
    const write = async (first: number): Promise<void> => {
      for (let id = first; !stopped; id += WRITERS) {
        await notes.insertOne({ _id: id }).then(
          () => acknowledged.push(id),
          () => (stopped = true),
        );
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    while (acknowledged.length < 200) await pause(10);
    process.kill(killed, 'SIGKILL');
    await writing;

    const kept = new Set((await findWhenBack(notes)).map((note) => note._id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(database?.processId).not.toBe(killed);
  });

  it('leaves the data to the next process when its parent is killed', async () => {
    const { program } = await engineCommand();
    const engine = [...program, ENGINE_SCRIPT, directory, join(directory, 'run', 'mongodb.sock')];
    const parent = spawn(process.execPath, ['-e', STARTS_THE_ENGINE, ...engine], { stdio: ['ignore', 'pipe', 'pipe'] });
    await once(parent.stdout, 'data');
    const bothGone = once(parent.stderr.resume(), 'close'); // the engine holds this pipe too
    parent.kill('SIGKILL');

    await (await connect()).insertOne({ _id: 1 });
    await bothGone;
  });

  it('refuses a folder that another process uses, and says so', async () => {
    await connect();
    const { program } = await engineCommand();
    const second = startEngine(program, directory, join(directory, 'run', 'mongodb.sock'), 200);
    await expect(second).rejects.toThrow(`Another process uses the data in ${directory}`);
    expect(await client?.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('names the ways out when the data cannot be opened', async () => {
    const file = join(directory, 'file');
    await writeFile(file, 'not a folder');
    await expect(launchDatabase({ directory: file })).rejects.toThrow(/set MONGODB_URI.*docker compose up/s);
  });
});

describe('an external database', () => {
  it('is reported when it does not answer', async () => {
    await expect(launchDatabase({ uri: 'mongodb://127.0.0.1:1', directory: '/nowhere' })).rejects.toThrow(
      /MONGODB_URI does not answer/,
    );
  });
});

describe('the C library that the engine needs', () => {
  it.each([
    ['2.36', false],
    ['2.38', true],
    ['2.41', true],
    ['3.0', true],
    [undefined, false],
  ])('%s: %s', (version, enough) => {
    expect(isRecentEnough(version)).toBe(enough);
  });
});

/** A parent like ours: it holds the engine's stdin open, and says when the engine is ready. */
const STARTS_THE_ENGINE = `
  const [program, ...args] = process.argv.slice(1);
  const engine = require('node:child_process').spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  engine.stdout.once('data', () => console.log('ready'));
`;

async function findWhenBack(notes: mongo.Collection<Note>): Promise<Note[]> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = await notes
      .find()
      .toArray()
      .catch(() => undefined);
    if (found) return found;
    await pause(100);
  }
  throw new Error('The engine did not come back.');
}
