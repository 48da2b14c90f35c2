import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Cursors } from '@vybac/platform';
import { aBook, temporaryFolder, Town } from '@vybac/testing';
import { compare, from, type Requests } from '../load';
import type { Goal } from '../report';
import { openStage, secret, type Stage } from '../stage';

const categories = ['electronics', 'books', 'clothing', 'home-garden', 'sporting-goods'];
const asked = 1_500;
const events = 10;

export async function browse(): Promise<Goal[]> {
  const stage = await openStage(10_000);
  try {
    return [...(await firstPages(stage)), ...(await laterPages(stage)), ...(await cachedPages(stage))];
  } finally {
    await stage.close();
  }
}

/** Filtered so that no two are alike: nothing is answered from memory. */
async function firstPages(stage: Stage): Promise<Goal[]> {
  let price = 1_000_000;
  const requests: Requests = () =>
    Array.from({ length: asked }, (_, index) => ({
      path: `/api/listings?category=${categories[index % categories.length]}&maxPrice=${(price += 1)}`,
      headers: from(price),
    }));
  return compare('browse, filtered', stage.product, await stage.ceiling('cards'), requests, 0.7);
}

/** Where people scroll to: each page begins behind another listing. */
async function laterPages(stage: Stage): Promise<Goal[]> {
  const cursors = new Cursors(secret);
  const places = await stage.database
    .db('vybac_listings')
    .collection<{ _id: string; createdAt: Date }>('listings')
    .find({ status: 'active' })
    .project<{ _id: string; createdAt: Date }>({ createdAt: 1 })
    .limit(5_000)
    .toArray();
  let turn = 0;
  const requests: Requests = () =>
    Array.from({ length: asked }, () => {
      const place = places[(turn += 7) % places.length]!;
      // In no order that was asked for, words as written, not nearby, in the first walk, behind nobody of the same moment.
      const cursor = cursors.seal(['', 0, 0, 0, 0, place.createdAt.getTime(), place._id]);
      return { path: `/api/listings?cursor=${cursor}`, headers: from(turn) };
    });
  return compare('browse, further pages', stage.product, await stage.ceiling('cards'), requests, 0.7);
}

async function cachedPages(stage: Stage): Promise<Goal[]> {
  const folder = await temporaryFolder('bench-pages');
  const goals: Goal[] = [];
  for (const [name, path] of [
    ['home', '/'],
    ['first page', '/api/listings?limit=24'],
  ] as const) {
    const answer = await fetch(stage.product.origin + path);
    const file = join(folder.path, `${name}.page`);
    await writeFile(file, await answer.text());
    const ceiling = await stage.ceiling('page', { PAGE: file, PAGE_TYPE: answer.headers.get('content-type') ?? '' });
    const requests: Requests = (_, connection) =>
      Array.from({ length: 100 }, (__, index) => ({ path, headers: from(connection * 100 + index) }));
    const [throughput] = await compare(`${name}, cached`, stage.product, ceiling, requests, 0.8);
    if (throughput) goals.push(throughput);
  }
  await folder.remove();
  return [...goals, await staleness(stage)];
}

/** How long after a publication's answer the home page still does not show it, at worst. */
async function staleness({ product }: Stage): Promise<Goal> {
  const town = new Town(product.origin);
  const delays = [];
  for (let event = 0; event < events; event += 1) {
    const title = `Just in ${randomUUID()}`;
    const seller = await town.guest();
    await (await fetch(product.origin)).text();
    await seller.publishes(aBook({ title }));
    const published = performance.now();
    while (!(await (await fetch(product.origin)).text()).includes(title)) await pause(5);
    delays.push(performance.now() - published);
  }
  await town.goesHome();
  const value = Math.max(...delays);
  return {
    path: 'home, after an event',
    measure: 'stale at most',
    product: '',
    ceiling: '',
    value,
    unit: 'ms',
    atMost: 1_000,
  };
}
