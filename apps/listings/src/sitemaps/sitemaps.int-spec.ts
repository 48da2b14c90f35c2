import { randomUUID } from 'node:crypto';
import { publishListing, removeListing, sitemapLength } from '@vybac/contracts/listings';
import { aBook } from '@vybac/testing';
import { ListingsInTest, type PersonInTest } from '../../test/listings-in-test';
import { Sitemaps } from './sitemaps.service';

let market: ListingsInTest;
let ana: PersonInTest;
let sitemaps: Sitemaps;
beforeAll(async () => {
  market = await ListingsInTest.start();
  ana = await market.user();
  sitemaps = market.get(Sitemaps);
});
afterAll(() => market.stop());
beforeEach(() => market.collection('listings').deleteMany({}));

const publishes = async (title: string) => (await ana.call(publishListing, { body: aBook({ title }) })).id;
const all = async () => (await Promise.all((await sitemaps.starts()).map((start) => sitemaps.of(start)))).flat();

describe('the sitemaps of listings', () => {
  it('are one, and empty, where nothing is on sale', async () => {
    expect(await sitemaps.starts()).toEqual(['0']);
    expect(await all()).toEqual([]);
  });

  it('hold what is on sale, oldest first, with the day of its last change', async () => {
    const [atlas, gone, novel] = [await publishes('Atlas'), await publishes('Gone'), await publishes('Novel')];
    await ana.call(removeListing, { params: { id: gone } });
    expect((await all()).map(({ id }) => id)).toEqual([atlas, novel]);
    expect(Date.now() - Date.parse((await all())[0]!.updatedAt)).toBeLessThan(60_000);
  });

  it('are as many as are needed, and none is missing when one goes between two looks', async () => {
    const listings = market.collection('listings');
    await publishes('Novel');
    const model = await listings.findOne({ _id: (await publishes('Atlas')) as never });
    // Many of the same moment: only their ids tell them apart.
    const copies = Array.from({ length: 2 * sitemapLength }, (_, index) => ({
      ...model,
      _id: randomUUID() as never,
      createdAt: new Date(Date.UTC(2024, 0, 1) + Math.floor(index / 1_000)),
    }));
    await listings.insertMany(copies);
    const starts = await sitemaps.starts();
    expect(starts).toHaveLength(3);
    expect(new Set((await all()).map(({ id }) => id)).size).toBe(copies.length + 2);

    const [first] = await sitemaps.of('0');
    await listings.deleteOne({ _id: first!.id as never });
    const afterwards = (await Promise.all(starts.map((start) => sitemaps.of(start)))).flat();
    expect(new Set(afterwards.map(({ id }) => id)).size).toBe(copies.length + 1);
  });
});
