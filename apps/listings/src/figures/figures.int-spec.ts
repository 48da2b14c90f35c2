import { markListingSold, ownFigures, removeListing } from '@vybac/contracts/listings';
import { opens, publishes } from '../../test/deal-makers';
import { ListingsInTest } from '../../test/listings-in-test';
import { Popularity } from '../popularity/popularity.service';

let market: ListingsInTest;
beforeAll(async () => void (market = await ListingsInTest.start()));
afterAll(() => market.stop());

describe('the figures of a seller', () => {
  it('are the acts that were done, day by day', async () => {
    const [ana, ben] = [await market.user('Ana'), await market.user('Ben')];
    const popularity = market.get(Popularity);
    const [bike, lamp] = [await publishes(ana), await publishes(ana)];
    await opens(ben, bike);
    await opens(ben, bike);
    await opens(ana, bike);
    await opens(await market.guest(), lamp);
    await popularity.writeViews();
    await popularity.count([{ listingId: bike.id, act: 'message', by: ben.id }]);
    market.clock.advance(86_400_000);
    await opens(ben, bike);
    await popularity.writeViews();
    const sofa = await publishes(ana);
    await publishes(ana);
    await ana.call(markListingSold, { params: { id: lamp.id } });
    await ana.call(removeListing, { params: { id: sofa.id } });

    const { days } = await ana.call(ownFigures, {});
    expect(days).toHaveLength(30);
    const [yesterday, today] = days.slice(-2).map(({ date: _date, ...figures }) => figures);
    expect(yesterday).toEqual({ listed: 2, active: 1, views: 2, enquiries: 1 });
    expect(today).toEqual({ listed: 1, active: 1, views: 1, enquiries: 0 });
    expect(days.at(-1)?.date).toBe(market.clock.now().toISOString().slice(0, 10));
    expect((await ben.call(ownFigures, {})).days.every(({ views, listed }) => views + listed === 0)).toBe(true);
  });
});
