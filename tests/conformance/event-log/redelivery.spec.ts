import { randomUUID } from 'node:crypto';
import { aBike, aBook } from '@vybac/testing';
import { type OpenMarketplace, openMarketplace } from '../../resilience/support/open-marketplace';

/** What reactions change. */
const effects = [
  ['notifications', 'notifications'],
  ['messaging', 'listings'],
  ['messaging', 'people'],
  ['messaging', 'offers'],
  ['messaging', 'conversations'],
  ['messaging', 'messages'],
  ['listings', 'people'],
  ['listings', 'listings'],
] as const;
const services = ['identity', 'listings', 'messaging', 'notifications'] as const;

interface Entry {
  readonly topic: string;
  readonly key: string;
  readonly value: string;
}

/** Consumers remember what they have handled for a fortnight only; effects are safe by their own keys and versions, too. */
describe('events that come again to consumers who have forgotten them', () => {
  let place: OpenMarketplace;
  let history: Entry[];
  let before: Record<string, unknown>;

  beforeAll(async () => {
    place = await openMarketplace();
    await aDayAtTheMarket();
    await place.backstage.settles();
    history = await place.backstage
      .collection<Entry & { seq: number }>('event-log', 'event_log')
      .find()
      .sort({ topic: 1, seq: 1 })
      .toArray();
    before = await whatIsThere();
  }, 120_000);
  afterAll(() => place.close());

  it('change nothing when they come once more', async () => {
    expect(history.length).toBeGreaterThan(20);
    await comesAgain(history);
    expect(await whatIsThere()).toEqual(before);
  }, 120_000);

  it('change nothing when the newest comes first', async () => {
    await comesAgain(history.toReversed());
    expect(await whatIsThere()).toEqual(before);
  }, 120_000);

  async function aDayAtTheMarket(): Promise<void> {
    const { town } = place;
    const [ana, bruno, carla] = await Promise.all([town.user('ana_again'), town.guest(), town.guest()]);
    const [bike, book] = [await ana.publishes(aBike()), await ana.publishes(aBook())];
    const offer = await bruno.offers(bike, 5_000);
    await carla.offers(bike, 4_000);
    await bruno.writes({ id: offer.conversationId }, 'Shall we meet?');
    await ana.accepts(offer);
    const refused = await carla.offers(book, 500);
    const { orderId } = await ana.accepts(refused);
    await carla.cancels({ id: orderId ?? '' });
  }

  async function comesAgain(entries: readonly Entry[]): Promise<void> {
    const { backstage } = place;
    await Promise.all(services.map((service) => backstage.collection(service, 'handled_events').deleteMany({})));
    for (const { topic, key, value } of entries) await backstage.poison(topic, { _id: randomUUID(), key, value });
    await backstage.settles();
    // They really were handled anew.
    for (const service of ['listings', 'messaging', 'notifications']) {
      expect(await backstage.collection(service, 'handled_events').countDocuments()).toBeGreaterThan(0);
    }
  }

  async function whatIsThere(): Promise<Record<string, unknown>> {
    const found = await Promise.all(
      effects.map(([service, name]) => place.backstage.collection(service, name).find().sort({ _id: 1 }).toArray()),
    );
    return Object.fromEntries(effects.map((path, n) => [path.join('.'), found[n]]));
  }
});
