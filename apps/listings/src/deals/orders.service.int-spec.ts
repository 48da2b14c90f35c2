import { randomUUID } from 'node:crypto';
import { guestUpgraded } from '@vybac/contracts/identity';
import { listOrders, type Order } from '@vybac/contracts/listings';
import { aDeal, buys, cancels, opens, publishes, seesOrder } from '../../test/deal-makers';
import { eventually, ListingsInTest, refusalOf } from '../../test/listings-in-test';
import { DealsService } from './deals.service';

let market: ListingsInTest;
beforeAll(async () => void (market = await ListingsInTest.start()));
afterAll(() => market.stop());

describe('orders', () => {
  it('are listed newest first, by side and status, page by page', async () => {
    const [ana, bruno] = [await market.user('Ana'), await market.user('Bruno')];
    const bought: Order[] = [];
    for (let n = 0; n < 5; n += 1) bought.push(await buys(bruno, await publishes(ana)));
    const sold = await buys(ana, await publishes(bruno));
    await cancels(bruno, bought[0]!);

    const first = await bruno.call(listOrders, { query: { role: 'buyer', limit: 3 } });
    const second = await bruno.call(listOrders, {
      query: { role: 'buyer', limit: 3, cursor: String(first.nextCursor) },
    });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(bought.map(({ id }) => id).reverse());
    expect(second.nextCursor).toBeNull();
    expect((await bruno.call(listOrders, { query: {} })).items.map(({ id, role }) => `${id} ${role}`)[0]).toBe(
      `${sold.id} seller`,
    );
    expect((await bruno.call(listOrders, { query: { status: 'cancelled' } })).items.map(({ id }) => id)).toEqual([
      bought[0]!.id,
    ]);
    expect(await refusalOf(bruno.call(listOrders, { query: { cursor: 'edited' } }))).toMatchObject({
      status: 400,
      code: 'cursor.invalid',
    });
  });

  it('of others answer like those that do not exist, but for the trace id', async () => {
    const { order } = await aDeal(market);
    const eve = await market.user('Eve');
    const ask = async (id: string, path = '', body?: object) => {
      const answer = await fetch(`${market.origin}/api/orders/${id}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...eve.headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: (await answer.text()).replace(/"traceId":"\w+"/, '') };
    };
    for (const [path, body] of [[], ['/cancel', { reason: 'Mine!' }], ['/handover', { code: '123456' }]] as [
      string?,
      object?,
    ][]) {
      const others = await ask(order.id, path, body);
      expect(others).toEqual(await ask(randomUUID(), path, body));
      expect(others.status).toBe(404);
    }
  });

  it('show people as they are now: a guest who became a user', async () => {
    const [guest, bruno] = [await market.guest(), await market.user('Bruno')];
    const order = await buys(bruno, await publishes(guest));
    const data = {
      id: guest.id,
      kind: 'user',
      name: 'Gina',
      username: 'gina',
      avatarUrl: null,
      verifiedSeller: false,
      memberSince: '2024-05-01T00:00:00.000Z',
    } as const;
    await market.announce(guestUpgraded, guest.id, 9, data);
    expect(await eventually(async () => (await seesOrder(bruno, order)).seller.name === 'Gina')).toBe(true);
  });
});

describe('a recorded sale', () => {
  it('is a completed order of the past, once', async () => {
    const [ana, bruno] = [await market.user('Ana'), await market.user('Bruno')];
    const bike = await publishes(ana);
    const at = new Date('2026-01-05T12:00:00Z');
    const deals = market.get(DealsService);
    await deals.recordSale(bike.id, bruno.id, { amount: 5_500, currency: 'USD' }, at);
    await deals.recordSale(bike.id, bruno.id, { amount: 5_500, currency: 'USD' }, at);
    expect(await opens(ana, bike)).toMatchObject({ status: 'sold', soldAt: at.toISOString() });
    const { items } = await ana.call(listOrders, { query: {} });
    expect(items).toMatchObject([
      { status: 'completed', closedAt: at.toISOString(), amount: { amount: 5_500 }, buyer: { name: 'Bruno' } },
    ]);
  });
});
