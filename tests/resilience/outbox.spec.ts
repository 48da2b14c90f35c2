import { aBike, aBook, type Person } from '@vybac/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { type OpenMarketplace, openMarketplace } from './support/open-marketplace';

/** Longer than any poll interval: who listened elsewhere would have heard. */
const longEnough = 2_500;

describe('the outbox', () => {
  let place: OpenMarketplace;

  beforeAll(async () => {
    place = await openMarketplace();
  }, 120_000);
  afterAll(() => place.close());

  it('is the only way to consumers: while its relay rests they learn nothing, afterwards everything', async () => {
    const { town, relays, backstage } = place;
    const [ana, bruno] = await Promise.all([town.guest(), town.guest()]);
    // The offer itself asks listings about the bike, over HTTP: that is no event.
    const bike = await ana.publishes(aBike());
    const offer = await bruno.offers(bike, 5_000);
    await backstage.settles();
    await Promise.all(relays.map((relay) => relay.pause()));
    const before = await effects();
    const told = await Promise.all([ana, bruno].map(codesOf));

    const book = await ana.publishes(aBook());
    await bruno.writes({ id: offer.conversationId }, 'Shall we meet?');
    const { orderId } = await ana.accepts(offer);
    await bruno.cancels({ id: orderId ?? '' });
    await pause(longEnough);

    expect(await effects()).toEqual(before);
    expect(await Promise.all([ana, bruno].map(codesOf))).toEqual(told);
    expect(await backstage.unpublished()).toEqual({
      'listings.listings': 2,
      'messaging.messages': expect.any(Number),
      'messaging.offers': 1,
    });

    relays.forEach((relay) => relay.resume());
    await backstage.settles();
    expect(await codesOf(ana)).toEqual(['chatMessage', 'offerMade', 'orderCancelled', 'reservedYourItem']);
    expect(await codesOf(bruno)).toEqual(['offerAccepted', 'orderCancelled', 'reservedForYou']);
    const known = backstage.collection('messaging', 'listings');
    expect(await known.findOne({ _id: bike.id })).toMatchObject({ status: 'active', statusVersion: 3 });
    expect(await known.findOne({ _id: book.id })).toMatchObject({ status: 'active', statusVersion: 1 });
  }, 120_000);

  it('is emptied once, also by two marketplaces on one database', async () => {
    const { town, backstage, databaseUri, relays } = place;
    const second = await openMarketplace({ MONGODB_URI: databaseUri });
    try {
      const here = await Promise.all([town.guest(), town.guest()]);
      const there = await Promise.all([second.town.guest(), second.town.guest()]);
      const talk = async ([one, other]: readonly [Person, Person]): Promise<void> => {
        const conversation = await one.contacts(other);
        for (let n = 0; n < 20; n += 1) await one.writes(conversation, `Message ${n}`);
        await one.publishes(aBike());
      };
      await Promise.all([talk(here), talk(there)]);
      // The one that was first steps down in the middle: nothing may be left or come twice.
      await Promise.all(relays.map((relay) => relay.stop()));
      await Promise.all([talk([here[1], here[0]]), talk([there[1], there[0]])]);
      await backstage.settles();

      const messages = await backstage.collection('messaging', 'messages').countDocuments({ kind: 'text' });
      const published = await eventIdsOf('messaging.message');
      const senders = [...here, ...there].map(({ id }) => id);
      const sent = await backstage.collection('messaging', 'messages').countDocuments({ senderId: { $in: senders } });
      expect(sent).toBe(80);
      expect(new Set(published).size).toBe(published.length);
      expect(published.length).toBe(await backstage.collection('messaging', 'messages').countDocuments());
      const told = await backstage.collection('notifications', 'notifications').countDocuments({ code: 'chatMessage' });
      expect(told).toBe(messages);
    } finally {
      await second.close();
    }
  }, 180_000);

  /** What consumers keep: notifications, and messaging's and listings' knowledge of the others. */
  async function effects(): Promise<Record<string, unknown>> {
    const { backstage } = place;
    const kept = [
      ['notifications', 'notifications'],
      ['messaging', 'listings'],
      ['messaging', 'people'],
      ['listings', 'people'],
    ] as const;
    const found = await Promise.all(
      kept.map(([service, name]) => backstage.collection(service, name).find().sort({ _id: 1 }).toArray()),
    );
    return Object.fromEntries(kept.map((path, n) => [path.join('.'), found[n]]));
  }

  /** As they stand in the log: the id inside the event, which a second publication would repeat. */
  async function eventIdsOf(topic: string): Promise<string[]> {
    const entries = await place.backstage.collection('event-log', 'event_log').find({ topic }).toArray();
    return entries.map(({ value }) => (JSON.parse(String(value)) as { id: string }).id);
  }
});

/** What a person was told, also what a later one replaced. */
async function codesOf(person: Person): Promise<string[]> {
  return (await person.notifications()).map(({ code }) => code).sort();
}
