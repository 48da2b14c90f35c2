import { cp } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { cappedCount } from '@vybac/contracts/listings';
import { temporaryFolder } from '@vybac/testing';
import { mongo } from 'mongoose';
import { startServer } from './server';

/** The product itself, and the way `npm start` gets there. */
export const allInOne = 'apps/all-in-one/dist/main.js';
export const npmStart = ['scripts/start.mjs'];
const demoWithin = 600_000;
/** What the work has left in memory is given back some twenty seconds after it. */
const settledAfter = 30_000;

export interface Demo {
  /** Copy it before use. */
  readonly folder: string;
  /** What was seen while the product made it; null when the folder was given. */
  readonly making: { firstPage: number; complete: number; memory: number } | null;
  remove(): Promise<void>;
}

let made: Promise<Demo> | undefined;

/** A data folder with the demo neighbourhood, made once in a run by the product itself at its first start. */
export function demo(): Promise<Demo> {
  const given = process.env['VYBAC_BENCH_DATA'];
  return (made ??= given
    ? Promise.resolve({ folder: given, making: null, remove: () => Promise.resolve() })
    : makeDemo());
}

export async function copyOfDemo() {
  const { folder } = await demo();
  const copy = await temporaryFolder('bench');
  await cp(folder, copy.path, { recursive: true });
  return copy;
}

export async function removeDemo(): Promise<void> {
  await (await made)?.remove();
}

async function makeDemo(): Promise<Demo> {
  const folder = await temporaryFolder('bench-demo');
  const begun = performance.now();
  const server = await startServer(npmStart, { VYBAC_DATA: folder.path });
  await (await fetch(server.origin)).text();
  const firstPage = performance.now() - begun;
  const end = Date.now() + demoWithin;
  while (!server.output().includes('neighbourhood is in')) {
    if (Date.now() > end) throw new Error(`The demo neighbourhood did not come:\n${server.output()}`);
    await pause(50);
  }
  const complete = performance.now() - begun;
  await pause(settledAfter);
  const making = { firstPage, complete, memory: server.memory() };
  await server.stop();
  return { folder: folder.path, making, remove: () => folder.remove() };
}

interface StoredListing {
  _id: string;
  priceAmount: number;
  createdAt: Date;
}

/**
 * Copies the active listings, which the product itself has written, until there are `count`; each round of copies is older than
 * the one before. The database copies by itself, and builds the indexes anew in the end, all from one reading: many times faster
 * than keeping them up.
 */
export async function growTo(uri: string, count: number): Promise<void> {
  const client = new mongo.MongoClient(uri);
  try {
    const database = client.db('vybac_listings');
    const listings = database.collection<StoredListing>('listings');
    // Nobody measures while pictures get their versions, which takes a tenth of a core for as long as there are any.
    await database.collection('media').updateMany({ versionsAt: null }, { $set: { versionsAt: new Date() } });
    const indexes = (await listings.indexes()).filter(({ name }) => name !== '_id_');
    await listings.dropIndexes();
    const isModel = { status: 'active' };
    const models = await listings.countDocuments(isModel);
    const [newest] = await listings.find(isModel).sort({ createdAt: -1 }).limit(1).toArray();
    let made = await listings.countDocuments();
    for (let round = 0; made < count; round += 1) {
      const copied = Math.min(models, count - made);
      await listings
        .aggregate([
          // Without an index they come in the order in which they were written: copies behind their models.
          { $match: isModel },
          { $limit: copied },
          { $set: copyOf(newest!.createdAt, round, models) },
          { $merge: { into: 'listings', whenMatched: 'fail' } },
        ])
        .toArray();
      made += copied;
    }
    await database.command({ createIndexes: 'listings', indexes });
    // What the dictionary would know if it had read them all: every word is so many times as common.
    const finds = { $min: [cappedCount + 1, { $multiply: ['$finds', Math.floor(made / models)] }] };
    await database.collection('terms').updateMany({}, [{ $set: { finds } }]);
  } finally {
    await client.close();
  }
}

/** Minutes between models are seconds between copies; ids differ in the end, so that their index is as mixed as ever. */
function copyOf(newest: Date, round: number, models: number): mongo.Document {
  const age = { $divide: [{ $subtract: [newest, '$createdAt'] }, 60] };
  return {
    _id: { $concat: [{ $substrBytes: ['$_id', 0, 28] }, round.toString(16).padStart(8, '0')] },
    priceAmount: { $add: ['$priceAmount', round] },
    createdAt: { $subtract: [newest, { $toLong: { $add: [round * models * 1_000, age] } }] },
  };
}
