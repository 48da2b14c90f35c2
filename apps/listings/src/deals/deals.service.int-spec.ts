import { randomUUID } from 'node:crypto';
import { browseListings, findReservation, joinQueue, type Order, reserveListing } from '@vybac/contracts/listings';
import type { Push } from '@vybac/contracts/realtime';
import { realtimeChannel } from '@vybac/platform';
import { aDeal, buys, cancels, enters, opens, publishes, seesOrder } from '../../test/deal-makers';
import { eventually, ListingsInTest, refusalOf } from '../../test/listings-in-test';
import { DealsJobs } from './deals.jobs';
import { DealsService } from './deals.service';

const hour = 60 * 60 * 1000;

let market: ListingsInTest;
const pushes: Push[] = [];
beforeAll(async () => {
  market = await ListingsInTest.start();
  await market.runtime.channel.subscribe(realtimeChannel, (push) => void pushes.push(push as Push));
});
afterAll(() => market.stop());

const wrongFor = (order: Order) => (order.handoverCode === '000000' ? '111111' : '000000');

describe('Buy Now', () => {
  it('holds the item for 48 hours at the asking price and takes it out of browsing', async () => {
    const { ana, bruno, bike, order } = await aDeal(market);
    expect(order).toMatchObject({
      status: 'open',
      origin: 'buy-now',
      role: 'buyer',
      amount: { amount: 6_000, currency: 'USD' },
      buyer: { name: 'Bruno' },
    });
    expect(order.handoverCode).toMatch(/^\d{6}$/);
    expect(Math.abs(Date.parse(String(order.reservedUntil)) - market.clock.now().getTime() - 48 * hour)).toBeLessThan(
      5_000,
    );
    expect(await seesOrder(ana, order)).toMatchObject({ role: 'seller', handoverCode: null, seller: { name: 'Ana' } });
    expect(await opens(bruno, bike)).toMatchObject({ status: 'reserved', reservation: { orderId: order.id } });
    const { items } = await market.visitor()(browseListings, { query: {} });
    expect(items.map(({ id }) => id)).not.toContain(bike.id);
  });

  it('needs an account', async () => {
    const guest = await market.guest();
    const bike = await publishes(await market.user());
    expect(await refusalOf(buys(guest, bike))).toMatchObject({
      status: 403,
      code: 'purchase.account_required',
      detail: 'Please sign in to purchase items',
    });
  });

  it('with the same key is one order, also after it was cancelled', async () => {
    const [ana, bruno] = [await market.user(), await market.user('Bruno')];
    const bike = await publishes(ana);
    const key = randomUUID();
    const made = await Promise.all(Array.from({ length: 10 }, () => buys(bruno, bike, key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    await cancels(bruno, made[0]!);
    await market.collection('idempotency_keys').deleteMany({});
    expect(await buys(bruno, bike, key)).toMatchObject({ id: made[0]!.id, status: 'cancelled' });
    expect(await opens(ana, bike)).toMatchObject({ status: 'active' });
  });

  it('of what does not exist, is removed or one’s own is refused', async () => {
    const ana = await market.user();
    expect(await refusalOf(buys(ana, { id: randomUUID() }))).toMatchObject({ status: 404, code: 'listing.missing' });
    expect(await refusalOf(buys(ana, await publishes(ana)))).toMatchObject({ status: 409, code: 'listing.own' });
    expect(await refusalOf(buys(await market.user(), await publishes(ana, { buyNow: false })))).toMatchObject({
      code: 'listing.buy_now_off',
    });
  });

  it('tells both people at once', async () => {
    const { ana, bruno, order } = await aDeal(market);
    const told = pushes.find(
      (push) => push.name === 'order' && (push.payload as { orderId: string }).orderId === order.id,
    );
    expect(told?.streams).toEqual([`actor:${bruno.id}`, `actor:${ana.id}`]);
  });
});

describe('a reservation for an accepted offer', () => {
  it('is open to guests, has the offer’s id, and answers alike however often it is asked', async () => {
    const [ana, guest, service] = [await market.user('Ana'), await market.guest(), await market.asService()];
    const bike = await publishes(ana, { buyNow: false });
    const [reservationId, amount] = [randomUUID(), { amount: 5_000, currency: 'USD' }];
    const ask = () =>
      service(reserveListing, {
        params: { id: bike.id },
        body: { reservationId, buyerId: guest.id, sellerId: ana.id, amount },
      });
    expect(await refusalOf(service(findReservation, { params: { id: reservationId } }))).toMatchObject({ status: 404 });
    const first = await ask();
    expect(await ask()).toEqual(first);
    expect(first.orderId).toBe(reservationId);
    expect(await seesOrder(guest, { id: reservationId })).toMatchObject({ origin: 'offer', amount, status: 'open' });
    expect(await service(findReservation, { params: { id: reservationId } })).toEqual({
      orderId: reservationId,
      status: 'open',
    });
    await cancels(guest, { id: reservationId });
    expect(await service(findReservation, { params: { id: reservationId } })).toEqual({
      orderId: reservationId,
      status: 'cancelled',
    });
    expect(await ask()).toEqual(first);
    expect(await opens(ana, bike)).toMatchObject({ status: 'active', reservation: null });
  });

  it('is for services only', async () => {
    const ana = await market.user();
    const body = {
      reservationId: randomUUID(),
      buyerId: ana.id,
      sellerId: ana.id,
      amount: { amount: 1, currency: 'USD' },
    };
    expect(await refusalOf(ana.call(reserveListing, { params: { id: randomUUID() }, body }))).toMatchObject({
      status: 404,
    });
  });
});

describe('the handover', () => {
  it('sells the item when the seller enters the buyer’s code', async () => {
    const { ana, bruno, bike, order } = await aDeal(market);
    expect(await refusalOf(enters(bruno, order, String(order.handoverCode)))).toMatchObject({
      status: 403,
      code: 'listing.not_yours',
    });
    expect(await enters(ana, order, String(order.handoverCode))).toMatchObject({
      status: 'completed',
      role: 'seller',
      reservedUntil: null,
    });
    expect(await seesOrder(bruno, order)).toMatchObject({ status: 'completed', handoverCode: null });
    expect(await opens(bruno, bike)).toMatchObject({ status: 'sold', reservation: null });
    expect(await refusalOf(enters(ana, order, String(order.handoverCode)))).toMatchObject({
      status: 409,
      code: 'order.closed',
    });
    expect(await refusalOf(cancels(bruno, order))).toMatchObject({ status: 409, code: 'order.closed' });
    expect(await refusalOf(buys(await market.user(), bike))).toMatchObject({ status: 409, code: 'listing.sold' });
  });

  it('allows five wrong codes in 15 minutes, exactly, also when fifty are tried at once', async () => {
    const { ana, order } = await aDeal(market);
    const tries = await Promise.all(Array.from({ length: 50 }, () => refusalOf(enters(ana, order, wrongFor(order)))));
    const wrong = tries.filter(({ code }) => code === 'order.wrong_code');
    expect(wrong).toHaveLength(5);
    expect(wrong[0]).toMatchObject({ status: 400, title: 'That code is not right' });
    expect(tries.every(({ status }) => [400, 409, 429].includes(status))).toBe(true);
    expect(await refusalOf(enters(ana, order, String(order.handoverCode)))).toMatchObject({
      status: 429,
      code: 'order.code_limited',
    });
    market.clock.advance(15 * 60_000);
    expect(await enters(ana, order, String(order.handoverCode))).toMatchObject({ status: 'completed' });
  });

  it('says how long to wait', async () => {
    const { ana, order } = await aDeal(market);
    for (let tries = 0; tries < 5; tries += 1) await refusalOf(enters(ana, order, wrongFor(order)));
    const answer = await fetch(`${market.origin}/api/orders/${order.id}/handover`, {
      method: 'POST',
      headers: { ...ana.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ code: '123456' }),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(15 * 60 - 30);
  });
});

describe('cancelling', () => {
  it.each(['buyer', 'seller'] as const)('by the %s puts the item back on sale with the reason told', async (side) => {
    const { ana, bruno, bike, order } = await aDeal(market);
    const [one, other] = side === 'seller' ? [ana, bruno] : [bruno, ana];
    await cancels(one, order, 'The wheel broke');
    expect(await seesOrder(other, order)).toMatchObject({
      status: 'cancelled',
      cancelledBy: side,
      cancelReason: 'The wheel broke',
      handoverCode: null,
    });
    expect(await opens(other, bike)).toMatchObject({ status: 'active', reservation: null });
    expect(await buys(await market.user(), bike)).toMatchObject({ status: 'open' });
  });

  it('takes the queue along into the announcement and empties it', async () => {
    const { bruno, bike, order } = await aDeal(market);
    const carla = await market.user('Carla');
    await carla.call(joinQueue, { params: { id: bike.id } });
    await cancels(bruno, order);
    const announced = await announcements(bike.id, 'listing.released.v1');
    expect(announced).toEqual([
      expect.objectContaining({ cause: 'cancelled', cancelledBy: 'buyer', queuedActorIds: [carla.id] }),
    ]);
    expect(await opens(carla, bike)).toMatchObject({ queueLength: 0, isQueued: false });
  });
});

describe('a reservation whose time is over', () => {
  it('lapses once, whoever tries, and not a moment too early', async () => {
    const { bruno, bike, order } = await aDeal(market);
    market.clock.advance(48 * hour - 10_000);
    await market.get(DealsJobs).lapseOverdue();
    expect(await seesOrder(bruno, order)).toMatchObject({ status: 'open' });
    market.clock.advance(11_000);
    // As many instances of the service would.
    const done = await Promise.all(Array.from({ length: 20 }, () => market.get(DealsService).lapse(bike.id)));
    await market.get(DealsJobs).lapseOverdue();
    expect(done.filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(await eventually(async () => (await seesOrder(bruno, order)).status === 'lapsed')).toBe(true);
    expect(await opens(bruno, bike)).toMatchObject({ status: 'active' });
    expect(await announcements(bike.id, 'listing.released.v1')).toEqual([expect.objectContaining({ cause: 'lapsed' })]);
  });
});

/** What was announced about a listing, once there is something of this type. */
async function announcements(listingId: string, type: string): Promise<unknown[]> {
  const log = (await market.runtime.connect('event-log')).collection('event_log');
  return eventually(async () => {
    const events = (await log.find().toArray()).map(
      ({ value }) => JSON.parse(String(value)) as { type: string; subject: string; data: unknown },
    );
    const found = events.filter((event) => event.type === type && event.subject === listingId).map(({ data }) => data);
    return found.length > 0 && found;
  });
}
