import { randomUUID } from 'node:crypto';
import { buyNow, cancelOrder, listingReleased, listingReserved, publishListing, reserveListing, showListing } from '@vybac/contracts/listings';
import type { ProblemError } from '@vybac/client';
import { aBike } from '@vybac/testing';
import { eventually, ListingsInTest, type PersonInTest } from '../../test/listings-in-test';
import { DealsService } from './deals.service';

const hour = 60 * 60 * 1000;
const racers = 200;

let market: ListingsInTest;
let crowd: PersonInTest[];
beforeAll(async () => {
  market = await ListingsInTest.start();
  crowd = await Promise.all(Array.from({ length: racers }, (_, n) => market.user(`Racer${n}`)));
});
afterAll(() => market.stop());

interface Outcome {
  readonly buyer: PersonInTest;
  /** Null for those who came too late. */
  readonly orderId: string | null;
  readonly refusal: { status: number; code: string; listingId: unknown } | null;
}

/** Everybody at once, every second one through an accepted offer. */
async function race(listingId: string, sellerId: string, afterwards: (outcome: Outcome) => Promise<void>): Promise<Outcome[]> {
  const service = await market.asService();
  const amount = { amount: 6_000, currency: 'USD' };
  return Promise.all(
    crowd.map(async (buyer, n) => {
      const body = { reservationId: randomUUID(), buyerId: buyer.id, sellerId, amount };
      const attempt =
        n % 2 === 0
          ? buyer.call(buyNow, { body: { listingId } }).then(({ id }) => id)
          : service(reserveListing, { params: { id: listingId }, body }).then(({ orderId }) => orderId);
      const outcome = await attempt.then(
        (orderId): Outcome => ({ buyer, orderId, refusal: null }),
        ({ status, code, data }: ProblemError): Outcome => ({ buyer, orderId: null, refusal: { status, code, listingId: data['listingId'] } }),
      );
      await afterwards(outcome);
      return outcome;
    }),
  );
}

async function aBikeOnSale() {
  const seller = await market.user('Ana');
  return { seller, bike: await seller.call(publishListing, { body: aBike() }) };
}

/** What happened to the listing, in order, once as many deals are announced. */
async function history(listingId: string, length: number) {
  const log = (await market.runtime.connect('event-log')).collection('event_log');
  const types: string[] = [listingReserved.type, listingReleased.type];
  return eventually(async () => {
    const entries = await log.find({ key: listingId, type: { $in: types } }).sort({ seq: 1 }).toArray();
    if (entries.length < length) return null;
    return entries.map(({ value }) => JSON.parse(String(value)) as { type: string; aggregateversion: number; data: { orderId: string } });
  });
}

function expectFairLosers(outcomes: Outcome[], listingId: string): void {
  const refusals = outcomes.flatMap(({ refusal }) => refusal ?? []);
  expect(refusals.filter(({ status, code }) => status !== 409 || code !== 'listing.reserved')).toEqual([]);
  expect(refusals.every((refusal) => refusal.listingId === listingId)).toBe(true);
}

describe(`${racers} people who want one thing at the same instant`, () => {
  it.each([1, 2, 3])('one of them gets it (round %i)', async () => {
    const { seller, bike } = await aBikeOnSale();
    const outcomes = await race(bike.id, seller.id, async () => undefined);
    const winners = outcomes.filter(({ orderId }) => orderId !== null);
    expect(winners).toHaveLength(1);
    expectFairLosers(outcomes, bike.id);
    expect(await market.collection('orders').countDocuments({ 'listing.id': bike.id })).toBe(1);
    expect(await winners[0]!.buyer.call(showListing, { params: { id: bike.id } })).toMatchObject({
      status: 'reserved',
      reservation: { orderId: winners[0]!.orderId },
    });
  });

  it.each([1, 2, 3])('while winners cancel and reservations lapse, it is held once at any time (round %i)', async () => {
    const { seller, bike } = await aBikeOnSale();
    const deals = market.get(DealsService);
    let wins = 0;
    const outcomes = await race(bike.id, seller.id, async ({ buyer, orderId }) => {
      if (orderId === null) return;
      wins += 1;
      if (wins % 2 === 0) {
        // Every instance of the service sees at once that its time is over.
        market.clock.advance(49 * hour);
        await Promise.all(Array.from({ length: 5 }, () => deals.lapse(bike.id)));
      } else {
        const cancelled = buyer.call(cancelOrder, { params: { id: orderId }, body: { reason: 'Not for me' } });
        const again = seller.call(cancelOrder, { params: { id: orderId }, body: { reason: 'Nor for me' } });
        const both = await Promise.allSettled([cancelled, again]);
        expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
      }
    });
    const won = outcomes.flatMap(({ orderId }) => orderId ?? []);
    expectFairLosers(outcomes, bike.id);
    expect(won.length).toBeGreaterThan(1);

    await eventually(async () => (await seller.call(showListing, { params: { id: bike.id } })).status === 'active');
    const deeds = await history(bike.id, 2 * won.length);
    expect(deeds).toHaveLength(2 * won.length);
    deeds.forEach(({ type, data, aggregateversion }, n) => {
      expect(type).toBe(n % 2 === 0 ? listingReserved.type : listingReleased.type);
      if (n % 2 === 1) expect(data.orderId).toBe(deeds[n - 1]!.data.orderId);
      if (n > 0) expect(aggregateversion).toBe(deeds[n - 1]!.aggregateversion + 1);
    });
    expect(deeds.filter((_, n) => n % 2 === 0).map(({ data }) => data.orderId).sort()).toEqual([...won].sort());
    const orders = await market.collection('orders').find({ 'listing.id': bike.id }).toArray();
    expect(orders.map(({ _id }) => String(_id)).sort()).toEqual([...won].sort());
    expect(orders.filter(({ status }) => status === 'open')).toEqual([]);
  });
});
