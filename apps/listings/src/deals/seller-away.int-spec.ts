import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { personChanged } from '@vybac/contracts/identity';
import { browseListings, findListing, reserveListing } from '@vybac/contracts/listings';
import { buys, opens, publishes } from '../../test/deal-makers';
import { eventually, ListingsInTest, type PersonInTest, refusalOf } from '../../test/listings-in-test';

const day = 24 * 60 * 60 * 1_000;

let market: ListingsInTest;
beforeAll(async () => void (market = await ListingsInTest.start()));
afterAll(() => market.stop());

const inDays = (days: number) => new Date(market.clock.now().getTime() + days * day).toISOString();

/** As identity has it from this moment on; listings has not heard yet. */
function goesAway({ id }: PersonInTest, until: string | null = null) {
  const person = market.identity.people.get(id)!;
  const gone = { ...person, away: { since: inDays(0), until, note: 'Gone fishing' } };
  market.identity.people.set(id, gone);
  return gone;
}

async function refusesToSell(buyer: PersonInTest, bike: { id: string }) {
  const refusal = await refusalOf(buys(buyer, bike));
  expect(refusal).toMatchObject({ status: 409, code: 'listing.seller_away', title: 'The seller is away right now' });
}

describe('what somebody sells who is away', () => {
  it('cannot be bought from that moment on, before any event has told of it', async () => {
    const [ana, bruno] = [await market.user('Ana'), await market.user('Bruno')];
    const bike = await publishes(ana);
    goesAway(ana);
    await refusesToSell(bruno, bike);
    expect((await opens(bruno, bike)).status).toBe('active');
  });

  it('cannot be bought either while identity does not answer, once it has told', async () => {
    const [ana, bruno] = [await market.user('Ana'), await market.user('Bruno')];
    const bike = await publishes(ana);
    await market.announce(personChanged, ana.id, 3, goesAway(ana));
    await eventually(async () => (await opens(bruno, bike)).seller.away !== null);
    market.identity.people.delete(ana.id);
    await refusesToSell(bruno, bike);
  });

  it('stays visible, and says until when on its page', async () => {
    const [ana, bruno] = [await market.user('Ana'), await market.user('Bruno')];
    const bike = await publishes(ana);
    const until = inDays(4);
    await market.announce(personChanged, ana.id, 3, goesAway(ana, until));
    await eventually(async () => (await opens(bruno, bike)).seller.away !== null);
    expect((await opens(bruno, bike)).seller.away).toEqual({ until, note: 'Gone fishing' });
    const { items } = await bruno.call(browseListings, { query: { seller: ana.id } });
    expect(items.map(({ id }) => id)).toEqual([bike.id]);

    market.clock.advance(4 * day);
    expect((await opens(bruno, bike)).seller.away).toBeNull();
    expect((await buys(bruno, bike)).status).toBe('open');
  });

  it('is told to messaging, and takes no offer that the buyer accepts; the seller’s own yes counts', async () => {
    const [ana, bruno] = [await market.user('Ana'), await market.user('Bruno')];
    const bike = await publishes(ana);
    const service = await market.asService();
    await market.announce(personChanged, ana.id, 3, goesAway(ana));
    await eventually(async () => (await opens(bruno, bike)).seller.away !== null);
    expect(await service(findListing, { params: { id: bike.id } })).toMatchObject({ sellerAway: true });
    const reservationId = randomUUID();
    const offer = { reservationId, buyerId: bruno.id, sellerId: ana.id, amount: bike.price };
    const accepts = (acceptedBySeller: boolean) =>
      service(reserveListing, { params: { id: bike.id }, body: { ...offer, acceptedBySeller } });
    expect(await refusalOf(accepts(false))).toMatchObject({ status: 409, code: 'listing.seller_away' });
    expect((await accepts(true)).orderId).toBe(reservationId);
    // What was reserved before stays so, whoever asks again.
    expect((await accepts(false)).orderId).toBe(reservationId);
  });

  it('bought at the very moment of going: either there is an order and it is reserved, or neither', async () => {
    const ana = await market.user('Ana');
    const buyers = await Promise.all(Array.from({ length: 8 }, (_, n) => market.user(`Buyer${n}`)));
    for (let round = 0; round < 12; round += 1) {
      const person = market.identity.people.get(ana.id)!;
      market.identity.people.set(ana.id, { ...person, away: null });
      const bike = await publishes(ana);
      const leaving = pause(round % 6).then(() => goesAway(ana));
      const outcomes = await Promise.allSettled(buyers.map((buyer) => buys(buyer, bike)));
      await leaving;
      const orders = outcomes.filter(({ status }) => status === 'fulfilled').length;
      expect([orders, (await opens(ana, bike)).status]).toEqual(orders ? [1, 'reserved'] : [0, 'active']);
      // From then on nobody buys, whatever came of the race.
      const late = await refusalOf(buys(buyers[0]!, await publishes(ana)));
      expect(late.code).toBe('listing.seller_away');
    }
  });
});
