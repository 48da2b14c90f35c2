import {
  browseListings,
  type BrowseQuery,
  editListing,
  type ListingFields,
  publishListing,
  removeListing,
  similarListings,
} from '@vybac/contracts/listings';
import { aBike, aBook } from '@vybac/testing';
import { eventually, ListingsInTest, type PersonInTest, refusalOf } from '../../test/listings-in-test';
import { ListingsService } from '../listings/listings.service';

let market: ListingsInTest;
let ana: PersonInTest;
beforeAll(async () => {
  market = await ListingsInTest.start();
  ana = await market.user();
});
afterAll(() => market.stop());

type Query = Partial<BrowseQuery>;

const publishes = (fields: ListingFields, person = ana) => person.call(publishListing, { body: fields });
// Somebody with a session is never answered from the visitors' pages.
const browses = (query: Query) => ana.call(browseListings, { query: query as never });
const titles = async (query: Query) => (await browses(query)).items.map(({ title }) => title);

/** Every page of a query, one after the other. */
async function walks(query: Query, limit: number, betweenPages: () => Promise<unknown> = async () => {}) {
  const found = [];
  let cursor: string | undefined;
  do {
    const page = await browses({ ...query, limit, ...(cursor && { cursor }) });
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    await betweenPages();
  } while (cursor);
  return found;
}

describe('searching', () => {
  beforeAll(async () => {
    await publishes(aBike({ title: 'Bicycle Gazelle', description: 'Seven gears.', tags: ['commuter'] }));
    await publishes(aBike({ title: 'Établi pliant', description: 'Foldable.', priceAmount: 9_000, condition: 'fair' }));
    await publishes(aBook({ title: 'Refrigerator repair manual', description: 'For the brave.' }));
    await publishes(aBook({ title: '二手旅行指南', description: '骑行' }));
  });

  it.each([
    ['a word of the title', 'gazelle', ['Bicycle Gazelle']],
    ['another case and order', 'GAZELLE bicycle', ['Bicycle Gazelle']],
    ['the beginning of a word', 'gaz', ['Bicycle Gazelle']],
    ['a tag', 'commuter', ['Bicycle Gazelle']],
    ['the description', 'foldable', ['Établi pliant']],
    ['a word without its accents', 'etabli', ['Établi pliant']],
    ['Chinese', '旅行指南', ['二手旅行指南']],
    ['two words that no listing has both of', 'gazelle pliant', []],
    ['no words at all', ' 🚲 … ', []],
  ])('finds by %s', async (_, q, found) => {
    expect(await titles({ q })).toEqual(found);
  });

  it.each([
    ['bycicle', 'bicycle', 'Bicycle Gazelle'],
    ['bicylce gazele', 'bicycle gazelle', 'Bicycle Gazelle'],
    ['refrigerater', 'refrigerator', 'Refrigerator repair manual'],
  ])('finds by the typo "%s" what was meant, and says so', async (q, correctedQuery, title) => {
    const page = await eventually(async () => {
      const answer = await browses({ q });
      return answer.items.length > 0 && answer;
    });
    expect(page).toMatchObject({ correctedQuery, total: 1, items: [{ title }] });
  });

  it('corrects nothing that is found as it stands', async () => {
    expect((await browses({ q: 'gazelle' })).correctedQuery).toBeNull();
  });

  it('walks through the pages of a corrected search', async () => {
    for (const price of [1, 2, 3, 4, 5]) await publishes(aBike({ title: `Accordion ${price}`, priceAmount: price }));
    await eventually(async () => (await titles({ q: 'acordion' })).length > 0);
    const found = await walks({ q: 'acordion', sort: 'price-asc' }, 2);
    expect(found.map(({ price }) => price.amount)).toEqual([1, 2, 3, 4, 5]);
  });

  it('finds what was edited by its new words only', async () => {
    const drum = await publishes(aBike({ title: 'Snaredrum', description: 'Loud.' }));
    const body = { ...aBike({ title: 'Xylophone', description: 'Loud.' }), version: drum.version };
    await ana.call(editListing, { params: { id: drum.id }, body });
    expect(await titles({ q: 'xylophone' })).toEqual(['Xylophone']);
    expect(await titles({ q: 'snaredrum' })).toEqual([]);
  });

  it.each([
    'q[$gt]=',
    'q[$where]=sleep(5000)',
    'category[$ne]=books',
    'seller[$ne]=x',
    'minPrice[$gt]=0',
    'sort=constructor',
    'condition=__proto__',
    'minPrice=-1',
    'minPrice=NaN',
    'maxPrice=1e309',
    'limit=0',
    'limit=51',
  ])('takes no orders from a query string: %s', async (query) => {
    const answer = await fetch(`${market.origin}/api/listings?${query}`, { headers: ana.headers });
    const isUnknownName = /^(q|category|seller|minPrice)\[/.test(query);
    // A name with brackets is none of ours and says nothing; a wrong value is refused.
    expect(answer.status).toBe(isUnknownName ? 200 : 400);
  });

  it('treats operators and patterns as words', async () => {
    expect(await titles({ q: '{"$gt":""}' })).toEqual([]);
    expect(await titles({ q: '.*' })).toEqual([]);
  });
});

describe('browsing', () => {
  let seller: PersonInTest;
  beforeAll(async () => {
    seller = await market.user('Bruno');
    const listings = market.get(ListingsService);
    for (let index = 0; index < 60; index += 1) {
      const fields = aBook({
        title: `Book ${index}`,
        // Many alike, so that pages meet equal values.
        priceAmount: (index % 4) * 1_000,
        condition: index % 2 === 0 ? 'new' : 'poor',
        category: index % 3 === 0 ? 'books' : 'collectibles',
      });
      await listings.publish(seller.actor, fields, {
        createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 7))),
        demo: true,
      });
    }
  });

  it.each([
    ['newest', 'newest'],
    ['cheapest', 'price-asc'],
    ['dearest', 'price-desc'],
    ['most viewed', 'popular'],
  ] as const)('shows every listing once, %s first', async (_, sort) => {
    const found = await walks({ seller: seller.id, sort }, 7);
    expect(new Set(found.map(({ id }) => id)).size).toBe(60);
    expect(found).toHaveLength(60);
    const prices = found.map(({ price }) => price.amount);
    if (sort === 'price-asc') expect(prices).toEqual([...prices].sort((one, other) => one - other));
    if (sort === 'price-desc') expect(prices).toEqual([...prices].sort((one, other) => other - one));
    const created = found.map(({ createdAt }) => createdAt);
    if (sort === 'newest') expect(created).toEqual([...created].sort().reverse());
  });

  it('loses and repeats nothing while others publish and remove', async () => {
    const before = (await walks({ category: 'collectibles' }, 50)).map(({ id }) => id);
    const coming: string[] = [];
    const found = await walks({ category: 'collectibles' }, 5, async () => {
      const made = await publishes(aBook({ title: 'Just in', category: 'collectibles' }));
      coming.push(made.id);
      if (coming.length === 2) await ana.call(removeListing, { params: { id: coming[0]! } });
    });
    expect(found.map(({ id }) => id)).toEqual(before);
  });

  it('narrows by category, condition and price, and counts', async () => {
    const page = await browses({
      seller: seller.id,
      category: 'books',
      condition: 'new',
      minPrice: 1_000,
      maxPrice: 2_000,
      limit: 50,
    });
    expect(page.total).toBe(page.items.length);
    expect(page.items.length).toBeGreaterThan(0);
    for (const { category, condition, price } of page.items) {
      expect([category, condition]).toEqual(['books', 'new']);
      expect(price.amount).toBe(2_000);
    }
  });

  it('shows as free what costs nothing, whatever its category', async () => {
    const found = await walks({ seller: seller.id, category: 'free' }, 4);
    expect(found).toHaveLength(15);
    expect(new Set(found.map(({ category }) => category))).toEqual(new Set(['books', 'collectibles']));
    expect(found.every(({ price }) => price.amount === 0)).toBe(true);
  });

  it('leaves out what has no picture or no verified seller, when asked', async () => {
    expect(await titles({ seller: seller.id, photos: true })).toEqual([]);
    expect(await titles({ seller: seller.id, verified: true })).toEqual([]);
  });

  it('counts on the first page only', async () => {
    const first = await browses({ seller: seller.id, limit: 10 });
    expect(first.total).toBe(60);
    expect((await browses({ seller: seller.id, limit: 10, cursor: first.nextCursor! })).total).toBeNull();
  });

  it('refuses a cursor that somebody edited', async () => {
    const { nextCursor } = await browses({ seller: seller.id, limit: 10 });
    const edited = `${nextCursor![0] === 'W' ? 'X' : 'W'}${nextCursor!.slice(1)}`;
    for (const cursor of [edited, 'nonsense', `${nextCursor!}x`]) {
      expect(await refusalOf(browses({ cursor }))).toMatchObject({ status: 400, code: 'cursor.invalid' });
    }
  });

  it('refuses a cursor of another order', async () => {
    const { nextCursor } = await browses({ seller: seller.id, limit: 10, sort: 'newest' });
    const other = browses({ seller: seller.id, sort: 'price-asc', cursor: nextCursor! });
    expect(await refusalOf(other)).toMatchObject({ status: 400, code: 'cursor.invalid' });
  });

  it('never shows a visitor an old page after a change', async () => {
    const visitor = market.visitor();
    const looks = async () => (await visitor(browseListings, { query: { q: 'kaleidoscope' } })).items.length;
    expect(await looks()).toBe(0);
    const made = await publishes(aBook({ title: 'Kaleidoscope' }));
    expect(await looks()).toBe(1);
    await ana.call(removeListing, { params: { id: made.id } });
    expect(await looks()).toBe(0);
  });

  it('answers visitors with JSON that keeps the contract', async () => {
    const answer = await fetch(`${market.origin}/api/listings?limit=3`);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(browseListings.output.parse(await answer.json()).items).toHaveLength(3);
  });
});

describe('similar listings', () => {
  it('share words and category, are on sale, and are not the same', async () => {
    const harp = await publishes(aBike({ title: 'Concert harp', category: 'musical-instruments' }));
    const other = await publishes(aBike({ title: 'Small harp', category: 'musical-instruments' }));
    const tuba = await publishes(aBike({ title: 'Tuba', category: 'musical-instruments' }));
    await publishes(aBike({ title: 'Harp poster', category: 'collectibles' }));
    const { items } = await market.visitor()(similarListings, { params: { id: harp.id } });
    expect(items.map(({ id }) => id)).toEqual([other.id, tuba.id]);
  });
});
