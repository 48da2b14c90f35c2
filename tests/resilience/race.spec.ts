import type { Order } from '@vybac/contracts/listings';
import type { Person } from '@vybac/testing';
import { eventually } from '../support/eventually';
import { Crowd } from './support/crowd';
import { type OpenMarketplace, openMarketplace } from './support/open-marketplace';
import { type Disturbance, type Reply, run, setUp } from './support/race';
import { rounds } from './support/rounds';

const races = rounds('RESILIENCE_ROUNDS', { ci: 15, full: 200 });
const [shoppers, others] = [16, 34];
/** A person may Buy Now 60 times an hour, and everybody tries twice in a race. */
const racesPerCrowd = 25;
/** What a guest may have on sale. */
const racesPerSeller = 3;
const holdMilliseconds = 60_000;
const disturbances: readonly Disturbance[] = ['nothing', 'a cancel', 'a lapse'];

interface Raced {
  readonly seller: Person;
  readonly listingId: string;
  readonly replies: readonly Reply[];
  readonly wins: readonly Reply[];
}

describe(`${races} races of 50 people for one item`, () => {
  let place: OpenMarketplace;
  const raced: Raced[] = [];

  beforeAll(async () => {
    process.env['RESERVATION_HOURS'] = String(holdMilliseconds / 3_600_000);
    place = await openMarketplace();
  }, 120_000);
  afterAll(async () => {
    delete process.env['RESERVATION_HOURS'];
    await place.close();
  });

  it(
    'have one winner each time the item is to be had, and a 409 for everybody else',
    async () => {
      const { town, clock, backstage } = place;
      const now = () => clock.now().getTime();
      const letTimePass = () => clock.advance(holdMilliseconds + 1_000);
      let crowd: Crowd | undefined;
      let sellers: Crowd | undefined;
      for (let n = 0; n < races; n += 1) {
        if (n % racesPerCrowd === 0) {
          const users = Array.from({ length: shoppers }, (_, one) => `shopper_${n}_${one}`);
          crowd = await Crowd.gathers(town, { guests: others, users, now });
        }
        if (n % racesPerSeller === 0) sellers = await Crowd.gathers(town, { guests: 1, users: [], now });
        const people = (await crowd?.present()) ?? [];
        const [seller] = (await sellers?.present()) ?? [];
        if (!seller) throw new Error('Nobody sells');
        const track = await setUp(seller, people.slice(0, shoppers), people.slice(shoppers));
        const { replies, released } = await run(track, {
          disturbance: disturbances[n % 3] ?? 'nothing',
          headStart: n % 2 === 0 ? 0 : 400,
          letTimePass,
        });

        const wins = replies.filter(({ orderId }) => orderId !== null);
        raced.push({ seller, listingId: track.listingId, replies, wins });
        expect(
          replies
            .filter(({ status }) => status !== 201 && status !== 409)
            .map(({ status, code }) => `${status} ${code}`),
        ).toEqual([]);
        expect(replies.length).toBeGreaterThanOrEqual(shoppers + others);

        const orders = await eventually(async () => {
          const found = await ordersOf(seller, track.listingId);
          expect(found.filter(({ status }) => status !== 'open')).toHaveLength(released.length);
          return found;
        });
        expect(orders.map(({ id }) => id).sort()).toEqual(wins.map(({ orderId }) => orderId).sort());
        expect(orders.filter(({ status }) => status === 'open').length).toBe(wins.length - released.length);
        expect(overlaps(orders)).toEqual([]);
        const listing = await backstage.collection('listings', 'listings').findOne({ _id: track.listingId });
        expect(listing).toMatchObject({
          status: wins.length > released.length ? 'reserved' : 'active',
          // One write made it, one each win, one each release.
          version: 1 + wins.length + released.length,
        });
      }
      const tally = raced.flatMap(({ wins }) => wins).length;
      process.stdout.write(
        `${races} races, ${raced.flatMap(({ replies }) => replies).length} replies, ${tally} orders\n`,
      );
    },
    races * 15_000 + 120_000,
  );

  it('told the winners once, their sellers once, and nobody else', async () => {
    const { backstage } = place;
    await backstage.settles();
    const told = await backstage
      .collection('notifications', 'notifications')
      .find({ code: { $in: ['reservedForYou', 'reservedYourItem'] } })
      .toArray();
    const expected = raced.flatMap(({ seller, wins }) =>
      wins.flatMap(({ buyer, orderId }) => [
        `reservedForYou ${buyer.id} ${orderId}`,
        `reservedYourItem ${seller.id} ${orderId}`,
      ]),
    );
    const heard = told.map(({ code, recipientId, link }) => {
      const orderId = new URL(String(link), 'http://market').searchParams.get('order');
      return `${String(code)} ${String(recipientId)} ${orderId}`;
    });
    expect(heard.sort()).toEqual(expected.sort());
  }, 90_000);

  it('left no offer in between: accepted ones have their order, none is open on a reserved item', async () => {
    const offers = await place.backstage.collection('messaging', 'offers').find().toArray();
    const wins = new Set(raced.flatMap(({ wins: won }) => won.map(({ orderId }) => orderId)));
    const taken = new Set(
      (await place.backstage.collection('listings', 'listings').find({ status: 'reserved' }).toArray()).map(
        ({ _id }) => _id,
      ),
    );
    const accepted = offers.filter(({ status }) => status === 'accepted');
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.filter(({ orderId }) => !wins.has(String(orderId)))).toEqual([]);
    expect(offers.filter(({ status }) => status === 'accepting')).toEqual([]);
    expect(offers.filter(({ status, listingId }) => status === 'open' && taken.has(String(listingId)))).toEqual([]);
  });
});

async function ordersOf(seller: Person, listingId: string): Promise<Order[]> {
  return (await seller.orders()).filter(({ listing }) => listing.id === listingId);
}

/** Orders of one item that were open at the same time. */
function overlaps(orders: readonly Order[]): Order[] {
  const byTime = [...orders].sort((one, two) => one.createdAt.localeCompare(two.createdAt));
  return byTime.filter(({ createdAt }, n) => n > 0 && !((byTime[n - 1]?.closedAt ?? '~') <= createdAt));
}
