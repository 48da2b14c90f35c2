import { randomUUID } from 'node:crypto';
import { addFavorite, browseListings, hotListings, removeFavorite, showListing } from '@vybac/contracts/listings';
import { messageSent } from '@vybac/contracts/messaging';
import { publishes } from '../../test/deal-makers';
import { eventually, ListingsInTest, type PersonInTest } from '../../test/listings-in-test';
import { Popularity } from './popularity.service';

const day = 24 * 60 * 60 * 1_000;

let market: ListingsInTest;
let seller: PersonInTest;

beforeEach(async () => {
  market = await ListingsInTest.start();
  seller = await market.user('Ana');
});
afterEach(() => market.stop());

const opens = async (viewers: readonly { call: PersonInTest['call'] }[], listing: { id: string }) => {
  for (const { call } of viewers) await call(showListing, { params: { id: listing.id } });
  await market.get(Popularity).writeViews();
};
// Asked with a cursor's worth of patience: a page may be half a second old.
const hot = async () => (await market.visitor()(hotListings, {})).items.map(({ title }) => title);
const popular = async () =>
  (await seller.call(browseListings, { query: { sort: 'popular' } })).items.map(({ title }) => title);
const visitors = (count: number) => Array.from({ length: count }, () => ({ call: market.visitor() }));
const untilHot = (titles: readonly string[]) =>
  eventually(async () => JSON.stringify(await hot()) === JSON.stringify(titles));

describe('popularity', () => {
  it('orders listings by what people did about them, and is empty while nobody did anything', async () => {
    const bike = await publishes(seller, { title: 'Bike' });
    const lamp = await publishes(seller, { title: 'Lamp' });
    await publishes(seller, { title: 'Sofa' });
    expect(await hot()).toEqual([]);
    expect(await popular()).toEqual(['Sofa', 'Lamp', 'Bike']);

    await opens(visitors(3), bike);
    await opens(visitors(2), lamp);
    await untilHot(['Bike', 'Lamp']);
    expect(await popular()).toEqual(['Bike', 'Lamp', 'Sofa']);

    await opens(visitors(2), lamp);
    await untilHot(['Lamp', 'Bike']);
    expect(await popular()).toEqual(['Lamp', 'Bike', 'Sofa']);
  });

  it('forgets what was long ago: one look of today outdoes three of two weeks before', async () => {
    const bike = await publishes(seller, { title: 'Bike' });
    const lamp = await publishes(seller, { title: 'Lamp' });
    await opens(visitors(3), bike);
    await untilHot(['Bike']);
    market.clock.advance(8 * day);
    await untilHot([]);
    market.clock.advance(6 * day);
    await opens(visitors(1), lamp);
    await untilHot(['Lamp']);
    // Old acts still count for something: more than none at all.
    expect(await popular()).toEqual(['Lamp', 'Bike']);
  });

  it('counts a viewer once a day, in whatever process, and never says who it was', async () => {
    const bike = await publishes(seller);
    const bruno = await market.user('Bruno');
    await opens([bruno, bruno], bike);
    // As if another process had seen the same person.
    await market.get(Popularity).count([{ listingId: bike.id, act: 'view', by: bruno.id }]);
    const views = async () => (await seller.call(showListing, { params: { id: bike.id } })).viewCount;
    expect(await views()).toBe(1);

    const kept = await market.collection('counted_acts').find().toArray();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${bruno.id}|${bike.id}`));

    market.clock.advance(day);
    await opens([bruno], bike);
    expect(await views()).toBe(2);
  });

  it('lets a message weigh more than a look, once a day however many are written, and the same event once', async () => {
    const bike = await publishes(seller, { title: 'Bike' });
    const lamp = await publishes(seller, { title: 'Lamp' });
    const bruno = await market.user('Bruno');
    await opens(visitors(2), lamp);
    const message = (text: string) =>
      market.announce(messageSent, randomUUID(), 1, {
        ...{ messageId: randomUUID(), conversationId: randomUUID(), sequence: 1, kind: 'text' as const },
        ...{ senderId: bruno.id, senderName: 'Bruno', recipientId: seller.id, listingId: bike.id, preview: text },
      });
    await message('Is it still there?');
    await message('Hello?');
    await untilHot(['Bike', 'Lamp']);
    const score = (await market.visitor()(hotListings, {})).items[0]!.trendScore;
    expect(score).toBeGreaterThan(2.9);
    expect(score).toBeLessThan(4);
  });

  it('lets a heart weigh most, once a day however often it is pressed', async () => {
    const bike = await publishes(seller, { title: 'Bike' });
    const lamp = await publishes(seller, { title: 'Lamp' });
    const bruno = await market.user('Bruno');
    await opens(visitors(4), lamp);
    for (let times = 0; times < 3; times += 1) {
      await bruno.call(addFavorite, { params: { id: bike.id } });
      await bruno.call(removeFavorite, { params: { id: bike.id } });
    }
    await untilHot(['Bike', 'Lamp']);
    expect((await market.visitor()(hotListings, {})).items[0]!.trendScore).toBeLessThan(6);
  });

  it('shows six at most', async () => {
    const things = [];
    for (let index = 0; index < 7; index += 1) things.push(await publishes(seller, { title: `Thing ${index}` }));
    await opens(visitors(1), things[0]!);
    for (const thing of things) await opens(visitors(1), thing);
    await eventually(async () => (await hot()).length === 6);
    expect((await hot())[0]).toBe('Thing 0');
  });

  it('leaves out what is not for sale any more', async () => {
    const bike = await publishes(seller, { title: 'Bike' });
    await opens(visitors(1), bike);
    await untilHot(['Bike']);
    await market.collection('listings').updateOne({ _id: bike.id as never }, { $set: { status: 'sold' } });
    await untilHot([]);
  });

  it('gives listings of before there was popularity a place', async () => {
    await publishes(seller, { title: 'Old' });
    await market.collection('listings').updateMany({}, { $unset: { heat: '', hotAt: '' } });
    await publishes(seller, { title: 'New' });
    expect(await popular()).toEqual(['New', 'Old']);
  });
});
