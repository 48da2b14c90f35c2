import { showFeed, skipListing, startFeedOver, unskipListing } from '@vybac/contracts/listings';
import { publishes } from '../../test/deal-makers';
import { ListingsInTest, type PersonInTest } from '../../test/listings-in-test';

let market: ListingsInTest;
beforeAll(async () => {
  market = await ListingsInTest.start();
});
afterAll(() => market.stop());
beforeEach(() => market.collection('listings').deleteMany({}));

const titles = async ({ call }: Pick<PersonInTest, 'call'>) =>
  (await call(showFeed, {})).items.map(({ title }) => title);

describe('the feed', () => {
  it('shows what others sell, the newest first, without what was skipped', async () => {
    const [ana, bruno] = [await market.user(), await market.user('Bruno')];
    const bike = await publishes(ana, { title: 'Bike' });
    await publishes(ana, { title: 'Lamp' });
    await publishes(bruno, { title: 'Sofa' });
    expect(await titles({ call: market.visitor() })).toEqual(['Sofa', 'Lamp', 'Bike']);
    expect(await titles(bruno)).toEqual(['Lamp', 'Bike']);

    const params = { id: bike.id };
    await bruno.call(skipListing, { params });
    await bruno.call(skipListing, { params });
    expect(await titles(bruno)).toEqual(['Lamp']);
    expect(await titles(ana)).toEqual(['Sofa']);
    await bruno.call(unskipListing, { params });
    expect(await titles(bruno)).toEqual(['Lamp', 'Bike']);
    await bruno.call(skipListing, { params });
    await bruno.call(startFeedOver, {});
    expect(await titles(bruno)).toEqual(['Lamp', 'Bike']);
  });

  it('goes on past pages of which everything was skipped', async () => {
    const [chen, dina] = [await market.user('Chen'), await market.user('Dina')];
    await publishes(chen, { title: 'The oldest' });
    const skipped = [];
    for (let index = 0; index < 25; index += 1) skipped.push(await publishes(chen, { title: `Thing ${index}` }));
    for (const { id } of skipped) await dina.call(skipListing, { params: { id } });
    expect((await titles(dina))[0]).toBe('The oldest');
  });
});
