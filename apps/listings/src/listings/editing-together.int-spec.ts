import { actOnListings, editListing } from '@vybac/contracts/listings';
import { aBike } from '@vybac/testing';
import { opens, publishes } from '../../test/deal-makers';
import { ListingsInTest, refusalOf } from '../../test/listings-in-test';

let market: ListingsInTest;
beforeAll(async () => void (market = await ListingsInTest.start()));
afterAll(() => market.stop());

describe('a listing that is edited in two places', () => {
  it('keeps the first change; the second is told, and loses nothing by being told', async () => {
    const ana = await market.user('Ana');
    const bike = await publishes(ana);
    const edit = (title: string, version: number) =>
      ana.call(editListing, { params: { id: bike.id }, body: { ...aBike({ title }), version } });
    const first = await edit('From the desk', bike.version);
    expect(first.version).toBeGreaterThan(bike.version);
    expect(await refusalOf(edit('From the phone', bike.version))).toMatchObject({
      ...{ status: 409, code: 'listing.edited_elsewhere', title: 'This listing was changed somewhere else' },
    });
    expect((await opens(ana, bike)).title).toBe('From the desk');
    expect((await edit('Of both', first.version)).title).toBe('Of both');
  });

  it('is not changed by who does not say on what their change was begun', async () => {
    const ana = await market.user('Ana');
    const bike = await publishes(ana);
    const body = aBike({ title: 'Blindly' }) as never;
    expect(await refusalOf(ana.call(editListing, { params: { id: bike.id }, body }))).toMatchObject({
      ...{ status: 400, code: 'request.invalid' },
    });
    expect((await opens(ana, bike)).title).toBe(bike.title);
  });

  it('many times at once takes one change', async () => {
    const ana = await market.user('Ana');
    const bike = await publishes(ana);
    const edits = Array.from({ length: 20 }, (_, tab) =>
      ana.call(editListing, {
        params: { id: bike.id },
        body: { ...aBike({ title: `Tab ${tab}` }), version: bike.version },
      }),
    );
    const outcomes = await Promise.allSettled(edits);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('several listings at once', () => {
  it('change each by itself: what cannot be done says why', async () => {
    const [ana, ben] = [await market.user('Ana'), await market.user('Ben')];
    const [bike, lamp, foreign] = [await publishes(ana), await publishes(ana), await publishes(ben)];
    const acts = (act: 'remove' | 'restore' | 'sold', ...ids: string[]) =>
      ana.call(actOnListings, { body: { act, ids } }).then(({ items }) => items.map(({ code }) => code));
    expect(await acts('sold', bike.id)).toEqual([null]);
    expect(await acts('remove', bike.id, lamp.id, foreign.id, ana.id)).toEqual([
      ...['listing.transition', null, 'listing.not_yours', 'listing.missing'],
    ]);
    expect(await acts('restore', lamp.id, lamp.id)).toEqual([null]);
    expect((await opens(ana, lamp)).status).toBe('active');
  });
});
