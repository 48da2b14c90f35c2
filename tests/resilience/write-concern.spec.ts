import { launchDatabase, type WriteConcern, writeConcernFor } from '@vybac/platform';
import { temporaryFolder } from '@vybac/testing';
import { mongo } from 'mongoose';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../support/eventually';
import { rounds } from './support/rounds';

const kills = rounds('WRITE_CONCERN_ROUNDS', { ci: 4, full: 10 });
const writers = 16;

/** Why every connection states its write concern: the same kill loses writes that the driver's default calls done. */
describe(`${kills} times kill -9 of the engine`, () => {
  it('loses acknowledged writes under the driver’s default write concern', async () => {
    expect(await lostIn(kills, undefined)).toBeGreaterThan(0);
  }, 120_000);

  it('loses none under the one that the product demands', async () => {
    expect(await lostIn(kills, writeConcernFor('single'))).toBe(0);
  }, 120_000);
});

async function lostIn(times: number, writeConcern: WriteConcern | undefined): Promise<number> {
  let lost = 0;
  for (let n = 0; n < times; n += 1) {
    const folder = await temporaryFolder('write-concern');
    const database = await launchDatabase({ directory: folder.path });
    const client = await mongo.MongoClient.connect(database.uri, writeConcern ? { writeConcern } : {});
    try {
      const notes = client.db('test').collection<{ _id: string }>('notes');
      const acknowledged = await writeUntilKilled(notes, database.processId ?? 0);
      const kept = new Set((await eventually(() => notes.find().toArray(), 60_000)).map(({ _id }) => _id));
      lost += acknowledged.filter((id) => !kept.has(id)).length;
    } finally {
      await client.close();
      await database.close();
      await folder.remove();
    }
  }
  return lost;
}

async function writeUntilKilled(notes: mongo.Collection<{ _id: string }>, engine: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let killed = false;
  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let n = 0; !killed; n += 1) {
      await notes.insertOne({ _id: `${writer} ${n}` }).then(
        () => acknowledged.push(`${writer} ${n}`),
        () => (killed = true),
      );
    }
  });
  await pause(400 + randomInt(400));
  process.kill(engine, 'SIGKILL');
  killed = true;
  await Promise.all(writing);
  return acknowledged;
}
