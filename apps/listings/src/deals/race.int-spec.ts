import { randomUUID } from 'node:crypto';
import {
  buyNow,
  cancelOrder,
  listingReleased,
  listingReserved,
  publishListing,
  reserveListing,
  showListing,
} from '@vybac/contracts/listings';
import { ProblemError } from '@vybac/client';
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

interface Race {
  /** How often everybody tries, without taking a breath. */
  readonly tries: number;
  readonly afterwards?: (winner: PersonInTest, orderId: string) => Promise<void>;
}

/** Everybody at once, every second one through an accepted offer. */
async function race(listingId: string, sellerId: string, { tries, afterwards }: Race): Promise<Outcome[]> {
  const service = await market.asService();
  const amount = { amount: 6_000, currency: 'USD' };
  const attempt = async (buyer: PersonInTest, isBuyNow: boolean): Promise<Outcome> => {
    try {
      const body = { reservationId: randomUUID(), buyerId: buyer.id, sellerId, amount };
      const orderId = isBuyNow
        ? (await buyer.call(buyNow, { body: { listingId } })).id
        : (await service(reserveListing, { params: { id: listingId }, body })).orderId;
      await afterwards?.(buyer, orderId);
      return { buyer, orderId, refusal: null };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { status, code, data } = error;
      return { buyer, orderId: null, refusal: { status, code, listingId: data['listingId'] } };
    }
  };
  const outcomes = await Promise.all(
    crowd.map(async (buyer, n) => {
      const own: Outcome[] = [];
      while (own.length < tries) own.push(await attempt(buyer, n % 2 === 0));
      return own;
    }),
  );
  return outcomes.flat();
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
    const entries = await log
      .find({ key: listingId, type: { $in: types } })
      .sort({ seq: 1 })
      .toArray();
    if (entries.length < length) return null;
    return entries.map(
      ({ value }) => JSON.parse(String(value)) as { type: string; aggregateversion: number; data: { orderId: string } },
    );
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
    const outcomes = await race(bike.id, seller.id, { tries: 1 });
    const winners = outcomes.filter(({ orderId }) => orderId !== null);
    expect(winners).toHaveLength(1);
    expectFairLosers(outcomes, bike.id);
    expect(await market.collection('orders').countDocuments({ 'listing.id': bike.id })).toBe(1);
    expect(await winners[0]!.buyer.call(showListing, { params: { id: bike.id } })).toMatchObject({
      status: 'reserved',
      reservation: { orderId: winners[0]!.orderId },
    });
  });

  it.each([1, 2, 3])(
    'while winners cancel and reservations lapse, it is held once at any time (round %i)',
    async () => {
      const { seller, bike } = await aBikeOnSale();
      const deals = market.get(DealsService);
      let wins = 0;
      const afterwards = async (buyer: PersonInTest, orderId: string) => {
        wins += 1;
        if (wins % 2 === 0) {
          // Every instance of the service sees at once that its time is over.
          market.clock.advance(49 * hour);
          await Promise.all(Array.from({ length: 5 }, () => deals.lapse(bike.id)));
        } else {
          const cancel = (person: PersonInTest) =>
            person.call(cancelOrder, { params: { id: orderId }, body: { reason: 'Not for me' } });
          const both = await Promise.allSettled([cancel(buyer), cancel(seller)]);
          expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
        }
      };
      const outcomes = await race(bike.id, seller.id, { tries: 4, afterwards });
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
      expect(
        deeds
          .filter((_, n) => n % 2 === 0)
          .map(({ data }) => data.orderId)
          .sort(),
      ).toEqual([...won].sort());
      const orders = await market.collection('orders').find({ 'listing.id': bike.id }).toArray();
      expect(orders.map(({ _id }) => String(_id)).sort()).toEqual([...won].sort());
      expect(orders.filter(({ status }) => status === 'open')).toEqual([]);
    },
  );
});
