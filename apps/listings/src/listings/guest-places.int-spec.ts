import { randomUUID } from 'node:crypto';
import { myListings } from '@vybac/contracts/listings';
import { ListingsInTest } from '../../test/listings-in-test';
import { GuestPlacesConfig } from './guest-places.config';
import { GuestPlaces } from './guest-places.service';
import { QuotasStore } from './quotas.store';

let market: ListingsInTest;
beforeAll(async () => void (market = await ListingsInTest.start()));
afterAll(() => market.stop());

const work = () => Promise.resolve();

describe('how many listings a guest may have', () => {
  it('is told to guests, and to users that there is no limit', async () => {
    const [guest, user] = [await market.guest(), await market.user()];
    expect(await guest.call(myListings, { query: {} })).toMatchObject({ limit: 3, remaining: 3 });
    expect(await user.call(myListings, { query: {} })).toMatchObject({ limit: null, remaining: null });
  });

  it('is the operator’s to decide', async () => {
    const { actor } = await market.guest();
    const config = GuestPlacesConfig.read({ GUEST_LISTING_LIMIT: '1' });
    const places = new GuestPlaces(market.get(QuotasStore), market.clock, config);
    await places.take(actor, randomUUID(), work);
    const refusal = { code: 'listing.guest_limit', data: { limit: 1 } };
    await expect(places.take(actor, randomUUID(), work)).rejects.toMatchObject(refusal);
    expect(await places.of(actor)).toEqual({ limit: 1, remaining: 0 });
  });

  it('is at least one', () => {
    expect(() => GuestPlacesConfig.read({ GUEST_LISTING_LIMIT: '0' })).toThrow('GUEST_LISTING_LIMIT');
  });
});
