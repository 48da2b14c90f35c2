import {
  browseListings,
  editListing,
  type ListingFields,
  publishListing,
  showListing,
} from '@vybac/contracts/listings';
import { aBike } from '@vybac/testing';
import { ListingsInTest, type PersonInTest, refusalOf } from '../../test/listings-in-test';
import { distanceBetween } from './position';

const alexanderplatz = { latitude: 52.5219, longitude: 13.4132 };
const potsdam = { latitude: 52.3989, longitude: 13.0657 };
const munich = { latitude: 48.1372, longitude: 11.5756 };
const hamburg = { latitude: 53.5511, longitude: 9.9937 };

let market: ListingsInTest;
let ana: PersonInTest;
beforeAll(async () => {
  market = await ListingsInTest.start();
  ana = await market.user();
  await publishes({ title: 'Bike in Mitte', position: alexanderplatz, priceAmount: 300 });
  await publishes({ title: 'Bike in Potsdam', position: potsdam, priceAmount: 200 });
  await publishes({ title: 'Bike in Hamburg', position: hamburg, priceAmount: 100 });
  await publishes({ title: 'Bike somewhere' });
});
afterAll(() => market.stop());

const publishes = (fields: Partial<ListingFields>) => ana.call(publishListing, { body: aBike(fields) });
const looks = (query: object) =>
  ana.call(browseListings, {
    query: { near: `${alexanderplatz.latitude},${alexanderplatz.longitude}`, ...query },
  });
const titles = async (query: object) => (await looks(query)).items.map(({ title }) => title);
const kept = async (id: string) => {
  const listing = await market.collection('listings').findOne({ _id: id as never }, { projection: { position: 1 } });
  return listing?.['position'] as { latitude: number; longitude: number } | null;
};

describe('what is near', () => {
  it.each([
    [5, ['Bike in Mitte']],
    [50, ['Bike in Potsdam', 'Bike in Mitte']],
  ])('lies within %s km, newest first', async (within, found) => {
    expect(await titles({ within })).toEqual(found);
    expect(await titles({ within, q: 'bike' })).toEqual(found);
  });

  it('is told by bands of distance and never by metres', async () => {
    const { items, leavesOutUnplaced } = await looks({ within: 50 });
    expect(items.map(({ withinKm }) => withinKm)).toEqual([50, expect.any(Number)]);
    expect(items[1]?.withinKm).toBeLessThanOrEqual(5);
    expect(leavesOutUnplaced).toBe(true);
    expect(JSON.stringify(items)).not.toContain('itude');
  });

  it('is ordered by price when asked, and filtered besides', async () => {
    expect(await titles({ within: 50, sort: 'price-desc' })).toEqual(['Bike in Mitte', 'Bike in Potsdam']);
    expect(await titles({ within: 50, maxPrice: 250 })).toEqual(['Bike in Potsdam']);
    expect(await titles({ within: 50, q: 'nonesuch' })).toEqual([]);
  });

  it('lies on both sides of the date line', async () => {
    await publishes({ title: 'Canoe in Taveuni', position: { latitude: -16.8, longitude: 179.99 } });
    const { items } = await ana.call(browseListings, { query: { near: '-16.8,-179.99', within: '10' } });
    expect(items.map(({ title }) => title)).toEqual(['Canoe in Taveuni']);
  });

  it.each(['91,0', '0,181', 'here', '1', '1,2,3', '$gt,1', '1e3,4'])('is not asked for as "%s"', async (near) => {
    expect(await refusalOf(looks({ near }))).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  it.each(['3', '1000', '-5', 'x'])('is not asked for within "%s"', async (within) => {
    expect(await refusalOf(looks({ within }))).toMatchObject({ status: 400, code: 'request.invalid' });
  });
});

describe('the position of a listing', () => {
  const edits = async (id: string, fields: ReturnType<typeof aBike>) => {
    const { version } = await ana.call(showListing, { params: { id } });
    await ana.call(editListing, { params: { id }, body: { ...fields, version } });
  };

  it('is kept neither exactly nor shown, and stays through edits', async () => {
    const { id } = await publishes({ position: munich });
    const before = await kept(id);
    expect(before).not.toMatchObject({ latitude: 48.1372 });
    expect(distanceBetween(before!, munich)).toBeLessThan(3);
    await edits(id, aBike({ position: munich }));
    await edits(id, aBike());
    expect(await kept(id)).toEqual(before);
    expect(await ana.call(showListing, { params: { id } })).toMatchObject({ hasPosition: true });
  });

  it('moves with the listing, and goes when it is taken away', async () => {
    const { id } = await publishes({ position: munich });
    await edits(id, aBike({ position: hamburg }));
    expect(distanceBetween((await kept(id))!, hamburg)).toBeLessThan(3);
    await edits(id, aBike({ position: null }));
    expect(await ana.call(showListing, { params: { id } })).toMatchObject({ hasPosition: false });
  });

  it('may be a ZIP code of the United States, if there is such a one', async () => {
    const { id } = await publishes({ zipCode: '10001' });
    expect(distanceBetween((await kept(id))!, { latitude: 40.75, longitude: -73.99 })).toBeLessThan(4);
    expect(await refusalOf(publishes({ zipCode: '00000' }))).toMatchObject({
      status: 400,
      fields: { zipCode: 'We do not know this ZIP code' },
    });
    expect(await refusalOf(publishes({ position: { latitude: 100, longitude: 0 } }))).toMatchObject({ status: 400 });
  });
});
