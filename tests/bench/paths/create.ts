import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ListingFields, publishListing } from '@vybac/contracts/listings';
import { aBook, type Person, Town } from '@vybac/testing';
import { mongo } from 'mongoose';
import { cameraPhoto, uploads } from '../../support/photos';
import type { Goal } from '../report';
import { openStage, type Stage } from '../stage';
import { percentile } from '../statistics';
import { timed } from '../timed';

const [warmUp, asked] = [20, Number(process.env['BENCH_ASKED'] ?? 400)];
/** A picture for every so many listings: pictures take a processor for longer than all else here. */
const pictureEvery = 10;
const sellers = 10;
/** Milliseconds. What follows from a listing must not be charged to the next one, nor to the other side. */
const breath = 50;
const goal = 3;

/**
 * From sending a listing to the 201, against one journaled insert of the same document with the same indexes, by the driver
 * alone and without HTTP. Some have a picture that was uploaded just before: what is still made of it then goes on beside.
 */
export async function create(): Promise<Goal[]> {
  const stage = await openStage(10_000);
  const town = new Town(stage.product.origin);
  try {
    const photos = await Promise.all([1, 2, 3].map(cameraPhoto));
    const people = await Promise.all(Array.from({ length: sellers }, (_, index) => town.user(`Seller${index}`)));
    const insert = await openShelf(stage);
    const times = { insert: [] as number[], plain: [] as number[], pictured: [] as number[], picture: [] as number[] };
    for (let turn = 0; turn < warmUp + asked; turn += 1) {
      const seller = people[turn % sellers]!;
      const hasPicture = turn % pictureEvery === 0;
      const imageIds: string[] = [];
      const begun = performance.now();
      if (hasPicture) imageIds.push((await uploads(seller, photos[turn % photos.length]!)).mediaId);
      const picture = performance.now() - begun;
      const fields = aBook({
        title: `Atlas number ${turn}`,
        description: `A book of maps, ${turn} of many.`,
        imageIds,
      });
      const measures = [() => publishes(seller, fields), insert];
      const taken: number[] = [];
      // Nobody is always first.
      for (const place of turn % 2 === 0 ? [0, 1] : [1, 0]) {
        taken[place] = await measures[place]!();
        await pause(breath);
      }
      if (turn < warmUp) continue;
      times.insert.push(taken[1]!);
      times[hasPicture ? 'pictured' : 'plain'].push(taken[0]!);
      if (hasPicture) times.picture.push(picture);
    }
    return [
      compared('create listing', 'p50', times.plain, times.insert, 0.5),
      { ...compared('create listing', 'p99', times.plain, times.insert, 0.99), atMost: goal },
      compared('create listing, a picture', 'p50', times.pictured, times.insert, 0.5),
      { ...compared('create listing, a picture', 'p99', times.pictured, times.insert, 0.99), atMost: goal },
      told('its upload and first width', percentile(times.picture, 0.5)),
    ];
  } finally {
    await town.goesHome();
    await stage.close();
  }
}

/** @returns milliseconds until the 201 */
async function publishes(seller: Person, fields: ListingFields): Promise<number> {
  const headers = { authorization: `Bearer ${seller.session.accessToken}`, 'content-type': 'application/json' };
  const options = { method: publishListing.method, headers };
  return timed(seller.origin + publishListing.path, options, JSON.stringify(fields));
}

/** Journaled inserts of a listing that the product has written, into a collection with the same indexes. */
async function openShelf({ database }: Stage): Promise<() => Promise<number>> {
  const listings = database.db('vybac_listings').collection('listings');
  const [model, indexes] = await Promise.all([listings.findOne({ status: 'active' }), listings.indexes()]);
  const shelf = database.db('bench').collection<{ _id: string }>('listings');
  await listings.aggregate([{ $out: { db: 'bench', coll: 'listings' } }]).toArray();
  for (const { key, v: _, ...options } of indexes)
    if (!('_id' in key && Object.keys(key).length === 1)) await shelf.createIndex(key, options);
  return async () => {
    const begun = performance.now();
    await shelf.insertOne(
      { ...model, _id: randomUUID(), createdAt: new Date() } as mongo.OptionalUnlessRequiredId<{ _id: string }>,
      {
        writeConcern: { w: 1, j: true },
      },
    );
    return performance.now() - begun;
  };
}

function compared(path: string, measure: string, product: number[], floor: number[], share: number): Goal {
  const [taken, least] = [percentile(product, share), percentile(floor, share)];
  return { path, measure, product: milliseconds(taken), ceiling: milliseconds(least), value: taken / least, unit: '×' };
}

function told(measure: string, value: number): Goal {
  return { path: 'create listing, a picture', measure, product: milliseconds(value), ceiling: '', value, unit: 'ms' };
}

function milliseconds(value: number): string {
  return `${value.toFixed(2)} ms`;
}
