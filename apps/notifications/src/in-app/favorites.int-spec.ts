import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFavoriters, listingPriceDropped, listingReleased, listingSold } from '@vybac/contracts/listings';
import { createRuntime, readPlatformConfig, type RunningService, type Runtime, startService } from '@vybac/platform';
import { ServicesStandIn } from '@vybac/testing/services';
import { notificationsService } from '../index';
import { FavoritesReactions } from './favorites.reactions';
import { NotificationsService } from './notifications.service';

let runtime: Runtime;
let service: RunningService;
let dataDirectory: string;
const services = new ServicesStandIn();
let [ana, ben, eva, carl, listingId] = ['', '', '', '', ''];
beforeEach(() => {
  [ana, ben, eva, carl, listingId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
});
const fact = () => ({ listingId, sellerId: ana, title: 'Bike', imageUrl: null });
const usd = (amount: number) => ({ amount, currency: 'USD' });

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'vybac-favorites-'));
  const config = readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: dataDirectory });
  runtime = { ...(await createRuntime(config, 'notifications')), clientFor: () => services };
  service = await startService(notificationsService, runtime);
  // Ben, then Eva, then Carl, a page each.
  services.answer(findFavoriters, ({ query }) => {
    const keepers = [ben, eva, carl];
    const place = keepers.indexOf(query?.after ?? '') + 1;
    return { actorIds: keepers.slice(place, place + 1), next: keepers[place + 1] ? (keepers[place] ?? null) : null };
  });
});
afterAll(async () => {
  await service.close();
  await runtime.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const reactions = () => service.app.get(FavoritesReactions, { strict: false });
const bell = async (person: string) => {
  const { items } = await service.app.get(NotificationsService, { strict: false }).list(person, { limit: 10 });
  return items.map(({ code, values, read }) => ({ code, ...values, read }));
};
function event({ type }: { type: string }, data: object) {
  const id = randomUUID();
  return {
    id,
    type,
    source: '/listings',
    subject: listingId,
    time: new Date().toISOString(),
    aggregateversion: 2,
    data,
  };
}

describe('those who keep a listing', () => {
  it('are all told once that its price dropped, also when the fact comes again', async () => {
    const dropped = event(listingPriceDropped, { ...fact(), price: usd(700), lowestBefore: usd(900) });
    await reactions().tellWhenPriceDropped(dropped as never);
    await reactions().tellWhenPriceDropped(dropped as never);
    const told = {
      code: 'favoritePriceDropped',
      listing: 'Bike',
      amount: 700,
      before: 900,
      currency: 'USD',
      read: false,
    };
    for (const person of [ben, eva, carl]) expect(await bell(person)).toEqual([told]);
    expect(await bell(ana)).toEqual([]);
  });

  it('are told in one notice how it stands last; who bought or waits is told in other words', async () => {
    await reactions().tellWhenPriceDropped(
      event(listingPriceDropped, { ...fact(), price: usd(700), lowestBefore: usd(900) }) as never,
    );
    const deal = { ...fact(), orderId: randomUUID(), buyerId: ben, amount: usd(700), origin: 'buy-now' };
    const cause = { cause: 'lapsed', cancelledBy: null, reason: null, queuedActorIds: [eva] };
    await reactions().tellWhenReleased(event(listingReleased, { ...deal, ...cause }) as never);
    expect((await bell(carl)).filter(({ read }) => !read).map(({ code }) => code)).toEqual(['favoriteAvailable']);
    await reactions().tellWhenSold(event(listingSold, { ...deal, queuedActorIds: [] }) as never);
    expect((await bell(eva)).filter(({ read }) => !read).map(({ code }) => code)).toEqual(['favoriteSold']);
    expect((await bell(ben)).map(({ code }) => code)).toEqual(['favoritePriceDropped']);
  });
});
