import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchDatabase } from '@vybac/platform';
import { mongo } from 'mongoose';
import { allInOne, copyOfDemo } from '../neighbourhood';
import { startServer } from '../server';
import { type GeneratedListing, generateListings } from './listings';

const [seed, batch] = [20_261_122, 1_000];
const indexedWithin = 900_000;
const minute = 60_000;

interface Model {
  _id: string;
  words: string[];
  createdAt: Date;
}

/**
 * A data folder with the demo neighbourhood and generated listings beside it, whose search keys and dictionary the product
 * itself has made: they come without any, as listings of an earlier edition do.
 */
export async function generatedMarketplace(count: number) {
  const folder = await copyOfDemo();
  const listings = generateListings(count, seed);
  const engine = await launchDatabase({ directory: join(folder.path, 'database') });
  const client = await new mongo.MongoClient(engine.uri).connect();
  try {
    await bring(client, listings);
    const server = await startServer([allInOne, '--empty'], { VYBAC_DATA: folder.path, MONGODB_URI: engine.uri });
    try {
      await indexed(client);
    } finally {
      await server.stop();
    }
  } finally {
    await client.close();
    await engine.close();
  }
  return folder;
}

async function bring(client: mongo.MongoClient, listings: readonly GeneratedListing[]): Promise<void> {
  const database = client.db('vybac_listings');
  const stored = database.collection<Model>('listings');
  const models = await stored.find({ status: 'active' }).toArray();
  const now = Date.now();
  for (let from = 0; from < listings.length; from += batch) {
    const documents = listings.slice(from, from + batch).map((listing, index) => ({
      ...models[index % models.length],
      ...listing,
      tags: [...listing.tags],
      _id: randomUUID(),
      words: [],
      createdAt: new Date(now - (from + index) * minute),
    }));
    await stored.insertMany(documents, { ordered: false });
  }
  await database.collection('search_progress').deleteMany({});
}

async function indexed(client: mongo.MongoClient): Promise<void> {
  const end = Date.now() + indexedWithin;
  const progress = client.db('vybac_listings').collection('search_progress');
  while (!(await progress.findOne({ step: 'done' }))) {
    if (Date.now() > end) throw new Error('The generated listings did not get their search keys');
    await pause(200);
  }
}
