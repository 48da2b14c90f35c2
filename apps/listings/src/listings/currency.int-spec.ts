import { browseListings, publishListing } from '@vybac/contracts/listings';
import { aBike } from '@vybac/testing';
import { ListingsInTest } from '../../test/listings-in-test';

it('the operator says in which currency people sell', async () => {
  const market = await ListingsInTest.start({ CURRENCY: 'EUR' });
  const ana = await market.user();
  const bike = await ana.call(publishListing, { body: aBike() });
  expect(bike.price).toEqual({ amount: 6_000, currency: 'EUR' });
  const { items } = await market.visitor()(browseListings, { query: {} });
  expect(items.map(({ price }) => price.currency)).toEqual(['EUR']);
  await market.stop();
});
