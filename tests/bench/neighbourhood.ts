import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@vybac/testing';
import { mongo } from 'mongoose';
import { startServer } from './server';

/** The product itself, and the way `npm start` gets there. */
export const allInOne = 'apps/all-in-one/dist/main.js';
export const npmStart = ['scripts/start.mjs'];
const demoWithin = 600_000;
const settledAfter = 15_000;
const batch = 1_000;

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
 * Copies the demo's active listings, which the product itself has written, until there are `count`. Without indexes: the
 * product builds them when it starts, which is many times faster than keeping them up.
 */
export async function growTo(uri: string, count: number): Promise<void> {
  const client = new mongo.MongoClient(uri);
  try {
    const listings = client.db('vybac_listings').collection<StoredListing>('listings');
    await listings.dropIndexes();
    const models = await listings.find({ status: 'active' }).toArray();
    const newest = Math.max(...models.map(({ createdAt }) => createdAt.getTime()));
    for (let made = await listings.countDocuments(); made < count; made += batch) {
      const copies = Array.from({ length: Math.min(batch, count - made) }, (_, index) => {
        const model = models[(made + index) % models.length]!;
        return {
          ...model,
          _id: randomUUID(),
          priceAmount: model.priceAmount + ((made + index) % 97),
          createdAt: new Date(newest - (made + index) * 1_000),
        };
      });
      await listings.insertMany(copies, { ordered: false });
    }
  } finally {
    await client.close();
  }
}
