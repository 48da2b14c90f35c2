import { markListingSold, suggestPrice } from '@vybac/contracts/listings';
import { buys, enters, publishes } from '../../../test/deal-makers';
import { ListingsInTest, type PersonInTest, refusalOf } from '../../../test/listings-in-test';

let market: ListingsInTest;
let ana: PersonInTest;
beforeAll(async () => {
  market = await ListingsInTest.start();
  ana = await market.user();
});
afterAll(() => market.stop());

const suggestFor = (title: string) =>
  market.visitor()(suggestPrice, { body: { title, category: 'sporting-goods', condition: 'good' } });

const lamp = { category: 'sporting-goods', condition: 'good' } as const;

describe('a suggested price', () => {
  it('is not given for what nobody sold yet, and says how many there are', async () => {
    await publishes(ana, { ...lamp, title: 'Zephyr kayak one', priceAmount: 50_000 });
    expect(await suggestFor('Zephyr kayak')).toEqual({ range: null, found: 1, minimum: 5 });
  });

  it('cites the listings that it is taken from, each with price, day and whether it was sold', async () => {
    const listings = [];
    for (const price of [10_000, 11_000, 12_000, 13_000, 14_000]) {
      listings.push(await publishes(ana, { ...lamp, title: 'Quasar racket', priceAmount: price }));
    }
    const { range } = await suggestFor('quasar racket');
    expect(range).toMatchObject({ low: { amount: 11_000 }, median: { amount: 12_000 }, count: 5, soldCount: 0 });
    expect(range?.comparables.map(({ listingId }) => listingId).sort()).toEqual(listings.map(({ id }) => id).sort());
  });

  it('is what the buyer paid, not what was asked', async () => {
    const bruno = await market.user('Bruno');
    for (let count = 0; count < 5; count += 1) {
      const listing = await publishes(ana, { ...lamp, title: 'Orbit skates', priceAmount: 9_000 });
      const order = await buys(bruno, listing);
      await enters(ana, order, order.handoverCode ?? '');
    }
    const { range } = await suggestFor('Orbit skates');
    expect(range).toMatchObject({ count: 5, soldCount: 5, median: { amount: 9_000 } });
    const elsewhere = await publishes(ana, { ...lamp, title: 'Orbit skates', priceAmount: 9_500 });
    await ana.call(markListingSold, { params: { id: elsewhere.id } });
    expect((await suggestFor('Orbit skates')).range).toMatchObject({ count: 6 });
  });

  it('has no opinion on words that say nothing', async () => {
    expect(await suggestFor('the new for sale')).toMatchObject({ range: null, found: 0 });
  });

  it('refuses what is no category', async () => {
    const body = { title: 'Bike', category: 'free' as 'books', condition: null };
    expect(await refusalOf(market.visitor()(suggestPrice, { body }))).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
  });
});
