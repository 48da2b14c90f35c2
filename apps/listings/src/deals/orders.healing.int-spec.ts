import type { EventOf } from '@vybac/contracts';
import {
  cancelOrder,
  completeHandover,
  findReservation,
  listingReleased,
  listingReserved,
  listingSold,
  listOrders,
  publishListing,
  showListing,
  showOrder,
} from '@vybac/contracts/listings';
import { armFailpoint, OutboxRelay } from '@vybac/platform';
import { aBike } from '@vybac/testing';
import { buys } from '../../test/deal-makers';
import { eventually, ListingsInTest, type PersonInTest, refusalOf } from '../../test/listings-in-test';
import { OrdersReactions } from './orders.reactions';

let market: ListingsInTest;
beforeAll(async () => void (market = await ListingsInTest.start()));
afterAll(() => market.stop());

const disarm: (() => void)[] = [];
afterEach(() => disarm.splice(0).forEach((one) => one()));

/** The process stops between the listing's write and the order's. */
function stopsBeforeTheOrder(): () => void {
  const one = armFailpoint('deals.before-order', () => {
    throw new Error('The process died here');
  });
  disarm.push(one);
  return one;
}

async function aBikeOnSale() {
  const [ana, bruno] = [await market.user('Ana'), await market.user('Bruno')];
  return { ana, bruno, bike: await ana.call(publishListing, { body: aBike() }) };
}

const listed = async (person: PersonInTest) => (await person.call(listOrders, { query: {} })).items[0];
const heldBy = async (buyer: PersonInTest, { id }: { id: string }) =>
  String((await buyer.call(showListing, { params: { id } })).reservation?.orderId);

describe('an order that a crash left out', () => {
  it('is found at once, and stands in the lists as soon as the reservation’s event is heard', async () => {
    const { ana, bruno, bike } = await aBikeOnSale();
    stopsBeforeTheOrder();
    expect(await refusalOf(buys(bruno, bike))).toMatchObject({ status: 500 });
    const id = await heldBy(bruno, bike);
    const order = await bruno.call(showOrder, { params: { id } });
    expect(order).toMatchObject({ id, status: 'open', buyer: { name: 'Bruno' } });
    expect(await (await market.asService())(findReservation, { params: { id } })).toEqual({
      orderId: id,
      status: 'open',
    });
    expect(await eventually(() => listed(bruno))).toEqual(order);
    expect(await eventually(() => listed(ana))).toMatchObject({ id, role: 'seller' });
    expect(
      await ana
        .call(completeHandover, { params: { id }, body: { code: String(order.handoverCode) } })
        .catch(() => null),
    ).toBeNull();
    expect(await eventually(async () => (await listed(ana))?.status === 'completed')).toBe(true);
  });

  it('is whole even when its end was left out too', async () => {
    const { ana, bruno, bike } = await aBikeOnSale();
    const relay = market.get(OutboxRelay);
    await relay.pause();
    stopsBeforeTheOrder();
    await refusalOf(buys(bruno, bike));
    const id = await heldBy(bruno, bike);
    const open = await bruno.call(showOrder, { params: { id } });
    await refusalOf(bruno.call(cancelOrder, { params: { id }, body: { reason: 'Too far' } }));
    expect(await listed(ana)).toBeUndefined();
    relay.resume();
    const order = await eventually(() => listed(ana));
    expect(order).toEqual({
      ...open,
      role: 'seller',
      status: 'cancelled',
      cancelledBy: 'buyer',
      cancelReason: 'Too far',
      reservedUntil: null,
      handoverCode: null,
      closedAt: expect.any(String) as string,
    });
  });
});

describe('an event that comes again, late or out of order', () => {
  it('changes nothing', async () => {
    const { ana, bruno, bike } = await aBikeOnSale();
    const first = await buys(bruno, bike);
    await bruno.call(cancelOrder, { params: { id: first.id }, body: { reason: 'Too far' } });
    const carla = await market.user('Carla');
    const second = await buys(carla, bike);
    await ana.call(completeHandover, { params: { id: second.id }, body: { code: String(second.handoverCode) } });

    const events = await eventually(async () => {
      const all = await announced(bike.id);
      return all.length === 4 && all;
    });
    const kept = () => market.collection('orders').find({ 'listing.id': bike.id }).sort({ _id: 1 }).toArray();
    const before = await kept();
    const reactions = market.get(OrdersReactions);
    for (const event of [...events, ...events.toReversed()]) {
      if (event.type === listingReserved.type)
        await reactions.keepOrderWhenReserved(event as EventOf<typeof listingReserved>);
      if (event.type === listingReleased.type)
        await reactions.keepOrderWhenReleased(event as EventOf<typeof listingReleased>);
      if (event.type === listingSold.type) await reactions.keepOrderWhenSold(event as EventOf<typeof listingSold>);
    }
    expect(await kept()).toEqual(before);
    expect(before).toHaveLength(2);
  });
});

/** Deals of a listing as they were announced, in order. */
async function announced(
  listingId: string,
): Promise<EventOf<typeof listingReserved | typeof listingReleased | typeof listingSold>[]> {
  const types: string[] = [listingReserved.type, listingReleased.type, listingSold.type];
  const log = (await market.runtime.connect('event-log')).collection('event_log');
  const entries = await log.find({ key: listingId }).sort({ seq: 1 }).toArray();
  return entries
    .map(({ value }) => JSON.parse(String(value)) as Awaited<ReturnType<typeof announced>>[number])
    .filter(({ type }) => types.includes(type));
}
