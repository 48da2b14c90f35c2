import {
  addFavorite,
  browseListings,
  findFavoriters,
  listFavoriteIds,
  listFavorites,
  markListingSold,
  removeFavorite,
  removeListing,
} from '@vybac/contracts/listings';
import { buys, cancels, opens, publishes } from '../../test/deal-makers';
import { eventually, ListingsInTest, type PersonInTest, refusalOf } from '../../test/listings-in-test';

let market: ListingsInTest;
beforeAll(async () => void (market = await ListingsInTest.start()));
afterAll(() => market.stop());

interface Thing {
  readonly id: string;
}
type Seven = [Thing, Thing, Thing, Thing, Thing, Thing, Thing];
const keeps = (person: PersonInTest, { id }: Thing) => person.call(addFavorite, { params: { id } });
const letsGo = (person: PersonInTest, { id }: Thing) => person.call(removeFavorite, { params: { id } });
const favoritesOf = (person: PersonInTest, query = {}) => person.call(listFavorites, { query });
const titles = async (person: PersonInTest) =>
  (await favoritesOf(person)).items.map(({ title, isAvailable }) => `${isAvailable ? '' : 'gone: '}${title}`);

async function things(count: number): Promise<Thing[]> {
  const ana = await market.user('Ana');
  const published: Thing[] = [];
  for (let number = 1; number <= count; number += 1) {
    market.clock.advance(1_000);
    published.push(await publishes(ana, { title: `Thing ${number}` }));
  }
  return published;
}

describe('a favorite', () => {
  it('is kept, counted on the listing, and let go again', async () => {
    const [thing] = (await things(1)) as [Thing];
    const [ben, eva] = [await market.user('Ben'), await market.guest()];
    expect(await keeps(ben, thing)).toEqual({ isFavorite: true, favoriteCount: 1 });
    expect(await keeps(eva, thing)).toEqual({ isFavorite: true, favoriteCount: 2 });
    await eventually(async () => (await opens(ben, thing)).favoriteCount === 2);
    expect(await letsGo(eva, thing)).toEqual({ isFavorite: false, favoriteCount: 1 });
    await eventually(async () => (await opens(ben, thing)).favoriteCount === 1);
    expect(await ben.call(listFavoriteIds, {})).toEqual({ ids: [thing.id] });
    expect(await eva.call(listFavoriteIds, {})).toEqual({ ids: [] });
  });

  it('is no change of the listing, and shows on its card', async () => {
    const [thing] = (await things(1)) as [Thing];
    const ben = await market.user('Ben');
    const before = await opens(ben, thing);
    await keeps(ben, thing);
    const card = await eventually(async () => {
      const { items } = await ben.call(browseListings, { query: { seller: before.seller.id } });
      return items.find(({ favoriteCount }) => favoriteCount === 1);
    });
    expect(card.id).toBe(thing.id);
    expect((await opens(ben, thing)).updatedAt).toBe(before.updatedAt);
  });

  it('pressed a hundred times at once ends as one state, which both sides tell alike', async () => {
    const [thing] = (await things(1)) as [Thing];
    const ben = await market.user('Ben');
    const presses = Array.from({ length: 100 }, (_, press) =>
      press % 2 === 0 ? keeps(ben, thing) : letsGo(ben, thing),
    );
    const outcomes = await Promise.allSettled(presses);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    const { ids } = await ben.call(listFavoriteIds, {});
    expect(ids.length).toBeLessThanOrEqual(1);
    await eventually(async () => (await opens(ben, thing)).favoriteCount === ids.length);
    expect((await keeps(ben, thing)).favoriteCount).toBe(1);
  });

  it('of a hundred people at once is counted a hundred times', async () => {
    const [thing] = (await things(1)) as [Thing];
    const people = await Promise.all(Array.from({ length: 100 }, () => market.guest()));
    await Promise.all(people.map((person) => keeps(person, thing)));
    await eventually(async () => (await opens(people[0]!, thing)).favoriteCount === 100);
    await Promise.all(people.slice(0, 40).map((person) => letsGo(person, thing)));
    await eventually(async () => (await opens(people[0]!, thing)).favoriteCount === 60);
  });

  it('is none of one’s own, and nothing that is not there', async () => {
    const ana = await market.user('Ana');
    const bike = await publishes(ana);
    expect((await refusalOf(keeps(ana, bike))).code).toBe('listing.own');
    const ben = await market.user('Ben');
    await ana.call(removeListing, { params: { id: bike.id } });
    expect((await refusalOf(keeps(ben, bike))).code).toBe('listing.removed');
    expect((await refusalOf(keeps(ben, { id: ben.id }))).code).toBe('listing.missing');
    expect((await refusalOf(market.visitor()(addFavorite, { params: { id: bike.id } }))).code).toBe('session.required');
  });
});

describe('a guest’s favorites', () => {
  it('are five at most, also when all are kept at once', async () => {
    const all = await things(9);
    const eva = await market.guest();
    const outcomes = await Promise.allSettled(all.map((thing) => keeps(eva, thing)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await favoritesOf(eva)).toMatchObject({ limit: 5, remaining: 0 });
    const kept = new Set((await eva.call(listFavoriteIds, {})).ids);
    const left = all.find(({ id }) => !kept.has(id));
    expect(await refusalOf(keeps(eva, left!))).toMatchObject({
      ...{ status: 409, code: 'favorite.limit', title: 'Favorites limit reached' },
      detail: 'Free users can favorite up to 5 listings. Upgrade to Pro for unlimited favorites.',
    });
    // What is kept already can be kept again.
    expect((await keeps(eva, { id: [...kept][0]! })).isFavorite).toBe(true);
  });

  it('count only what can still be had: reserved does, sold and removed do not', async () => {
    const ana = await market.user('Ana');
    const bikes: Thing[] = [];
    for (let number = 1; number <= 7; number += 1) bikes.push(await publishes(ana, { title: `Bike ${number}` }));
    const [first, second, third, fourth, fifth, sixth, seventh] = bikes as Seven;
    const eva = await market.guest();
    for (const bike of [first, second, third, fourth, fifth]) await keeps(eva, bike);
    await buys(await market.user('Ben'), first);
    expect((await refusalOf(keeps(eva, sixth))).code).toBe('favorite.limit');
    await ana.call(markListingSold, { params: { id: second.id } });
    await keeps(eva, sixth);
    await ana.call(removeListing, { params: { id: third.id } });
    await keeps(eva, seventh);
    expect((await favoritesOf(eva)).remaining).toBe(0);
    expect(await titles(eva)).toEqual([
      ...['Bike 7', 'Bike 6', 'Bike 5', 'Bike 4', 'Bike 1'],
      ...['gone: Bike 3', 'gone: Bike 2'],
    ]);
  });

  it('have no end for a user', async () => {
    const all = await things(6);
    const ben = await market.user('Ben');
    for (const thing of all) await keeps(ben, thing);
    expect(await favoritesOf(ben)).toMatchObject({ limit: null, remaining: null });
    expect(await titles(ben)).toHaveLength(6);
  });
});

describe('the list of favorites', () => {
  it('goes page by page, what is gone last', async () => {
    const ana = await market.user('Ana');
    const ben = await market.user('Ben');
    const bikes = [];
    for (let number = 1; number <= 5; number += 1) {
      const bike = await publishes(ana, { title: `Bike ${number}` });
      bikes.push(bike);
      await keeps(ben, bike);
    }
    await ana.call(markListingSold, { params: { id: bikes[4]!.id } });
    const first = await favoritesOf(ben, { limit: 3 });
    const second = await favoritesOf(ben, { limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(
      [4, 3, 2, 1, 5].map((number) => `Bike ${number}`),
    );
    expect(second.nextCursor).toBeNull();
    expect((await refusalOf(favoritesOf(ben, { cursor: 'invented' }))).code).toBe('cursor.invalid');
  });

  it('is told to services, so that the people can be told', async () => {
    const ana = await market.user('Ana');
    const bike = await publishes(ana);
    const people = [await market.user('Ben'), await market.guest()];
    for (const person of people) await keeps(person, bike);
    const service = await market.asService();
    const { actorIds, next } = await service(findFavoriters, { params: { id: bike.id }, query: {} });
    expect([actorIds, next]).toEqual([people.map(({ id }) => id).sort(), null]);
    // A deal that comes to nothing takes nobody's favorite away.
    const order = await buys(await market.user('Carl'), bike);
    await cancels(ana, order);
    expect((await service(findFavoriters, { params: { id: bike.id }, query: {} })).actorIds).toHaveLength(2);
  });
});
