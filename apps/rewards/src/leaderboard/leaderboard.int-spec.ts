import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventOf } from '@vybac/contracts';
import { findPeople } from '@vybac/contracts/identity';
import type { listingSold } from '@vybac/contracts/listings';
import { ShiftedClock } from '@vybac/kit';
import { createRuntime, readPlatformConfig, type RunningService, type Runtime, startService } from '@vybac/platform';
import { ServicesStandIn } from '@vybac/testing/services';
import { rewardsService } from '..';
import { LeaderboardReactions } from './leaderboard.reactions';
import { Leaderboard } from './leaderboard.service';

let runtime: Runtime;
let service: RunningService;
let leaderboard: Leaderboard;
let reactions: LeaderboardReactions;
let dataDirectory: string;
const services = new ServicesStandIn();
const clock = new ShiftedClock();

beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'vybac-rewards-'));
  const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: dataDirectory });
  runtime = { ...(await createRuntime(config, 'rewards', { clock })), clientFor: () => services };
  service = await startService(rewardsService, runtime);
  leaderboard = service.app.get(Leaderboard, { strict: false });
  reactions = service.app.get(LeaderboardReactions, { strict: false });
  services.answer(findPeople, ({ body }) => ({ items: body.ids.map(person) }));
});
afterEach(async () => {
  await service.close();
  await runtime.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const person = (id: string) => ({
  ...{ id, kind: 'user' as const, name: `Seller ${id.slice(0, 4)}`, username: null, avatarUrl: null },
  ...{ verifiedSeller: true, memberSince: '2024-05-01T00:00:00.000Z' },
});

function sale(sellerId: string, amount: number, of: Partial<EventOf<typeof listingSold>['data']> = {}) {
  return {
    ...{ id: randomUUID(), type: 'listing.sold.v1', source: '/listings', subject: 'bike', aggregateversion: 2 },
    time: clock.now().toISOString(),
    data: {
      ...{ listingId: randomUUID(), sellerId, title: 'Bike', imageUrl: null, queuedActorIds: [] },
      ...{ amount: { amount, currency: 'USD' }, orderId: randomUUID(), buyerId: randomUUID(), ...of },
    },
  } satisfies EventOf<typeof listingSold>;
}

/** As soon as the list is made anew. */
async function shown() {
  const { items } = await leaderboard.show();
  return items.map(({ sellerId, salesCount, totalEarnings }) => [sellerId, salesCount, totalEarnings?.amount ?? null]);
}
const fresh = async () => {
  await leaderboard.choose(randomUUID(), { hidesEarnings: false, isHidden: false });
  return shown();
};

describe('the top sellers of the month', () => {
  it('are nobody while nothing is sold', async () => {
    expect(await leaderboard.show()).toEqual({ month: clock.now().toISOString().slice(0, 7), items: [] });
  });

  it('are who completed most sales, then who earned more; five of them', async () => {
    const [ana, bruno, chen, dina, emil, fay] = Array.from({ length: 6 }, () => randomUUID()) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    for (const seller of [bruno, bruno, chen, dina, emil, fay]) await reactions.countSale(sale(seller, 1_000));
    await reactions.countSale(sale(ana, 600));
    await reactions.countSale(sale(ana, 500));
    await reactions.countSale(sale(emil, 1));
    const order = await fresh();
    expect(order.slice(0, 3)).toEqual([
      [bruno, 2, 2_000],
      [ana, 2, 1_100],
      [emil, 2, 1_001],
    ]);
    expect(order).toHaveLength(5);

    // One more sale, and the order is another.
    await reactions.countSale(sale(ana, 100));
    expect((await fresh())[0]).toEqual([ana, 3, 1_200]);
  });

  it('count a sale once, however often and however many at a time they hear of it', async () => {
    const ana = randomUUID();
    const first = sale(ana, 2_500);
    await Promise.all([first, first, first].map((event) => reactions.countSale(event)));
    await Promise.all(Array.from({ length: 10 }, () => reactions.countSale(sale(ana, 100))));
    expect(await fresh()).toEqual([[ana, 11, 3_500]]);
  });

  it('do not count what was sold elsewhere, nor the demo neighbourhood', async () => {
    await reactions.countSale(sale(randomUUID(), 2_500, { orderId: null, buyerId: null }));
    await reactions.countSale(sale(randomUUID(), 2_500, { demo: true }));
    expect(await fresh()).toEqual([]);
  });

  it('begin anew with every month', async () => {
    await reactions.countSale(sale(randomUUID(), 2_500));
    expect(await fresh()).toHaveLength(1);
    clock.advance(31 * 24 * 60 * 60 * 1_000);
    expect(await fresh()).toEqual([]);
  });

  it('hide what somebody earned, or the whole seller, when they wish so', async () => {
    const [ana, bruno] = [randomUUID(), randomUUID()];
    for (const seller of [ana, ana, bruno]) await reactions.countSale(sale(seller, 1_000));
    await leaderboard.choose(ana, { hidesEarnings: true, isHidden: false });
    expect(await shown()).toEqual([
      [ana, 2, null],
      [bruno, 1, 1_000],
    ]);
    await leaderboard.choose(ana, { hidesEarnings: true, isHidden: true });
    expect(await shown()).toEqual([[bruno, 1, 1_000]]);
    expect(await leaderboard.preferencesOf(ana)).toEqual({ hidesEarnings: true, isHidden: true });
  });
});
