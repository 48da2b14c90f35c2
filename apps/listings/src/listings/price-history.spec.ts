import type { Listing } from './listing';
import { changePrice, firstPrice } from './price-history';

const at = new Date('2026-03-01T12:00:00Z');

function bikeAt(...amounts: number[]): Listing {
  const [first = 0, ...later] = amounts;
  const fields = { id: 'bike', sellerId: 'ana', title: 'Bike', currency: 'USD', images: [], status: 'active' };
  const bike = { ...fields, priceAmount: first, createdAt: at, ...firstPrice(first, at) } as unknown as Listing;
  return later.reduce(
    (listing, amount) => ({ ...listing, ...changePrice(listing, amount, at).changes, priceAmount: amount }),
    bike,
  );
}
const tells = (listing: Listing, amount: number) => changePrice(listing, amount, at).events.map(({ data }) => data);

describe('a price that changes', () => {
  it('is remembered with the ones before', () => {
    expect(bikeAt(900, 700, 800).priceHistory?.map(({ amount }) => amount)).toEqual([900, 700, 800]);
    expect(bikeAt(900, 900).priceHistory).toHaveLength(1);
    expect(bikeAt(...Array.from({ length: 60 }, (_, day) => 900 + day)).priceHistory).toHaveLength(50);
  });

  it('is news when it is lower than it ever was', () => {
    expect(tells(bikeAt(900), 700)).toMatchObject([
      { price: { amount: 700, currency: 'USD' }, lowestBefore: { amount: 900, currency: 'USD' } },
    ]);
  });

  it.each([
    ['raised', [900], 950],
    ['lowered after it was raised', [900, 1200], 900],
    ['lowered to where it has been', [900, 700, 900], 700],
    ['left as it is', [900], 900],
  ])('is no news when it is %s', (_what, before, amount) => {
    expect(tells(bikeAt(...before), amount)).toEqual([]);
  });

  it('is no news before the listing is on sale', () => {
    expect(tells({ ...bikeAt(900), status: 'pending' }, 700)).toEqual([]);
  });

  it('of a listing from before prices were remembered begins where it stands', () => {
    const { priceHistory: _history, lowestPriceAmount: _lowest, ...old } = bikeAt(900);
    expect(changePrice(old as Listing, 700, at).changes.priceHistory.map(({ amount }) => amount)).toEqual([900, 700]);
    expect(tells(old as Listing, 700)).toHaveLength(1);
  });
});
