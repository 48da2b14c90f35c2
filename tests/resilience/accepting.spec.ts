import { ProblemError } from '@vybac/client';
import type { Order } from '@vybac/contracts/listings';
import { type Offer, showOffer } from '@vybac/contracts/messaging';
import { aBike, type Person, temporaryFolder } from '@vybac/testing';
import { startEmbedded } from '../support/embedded';
import { eventually } from '../support/eventually';
import type { Product } from '../support/product';
import { Backstage } from './support/backstage';
import { announcedIn } from './support/open-marketplace';

// Those that leave an offer in between come last: a job heals it seconds later, which no other failpoint must notice.
const failpoints = [
  'offer.accepted',
  'outbox.before-publish',
  'outbox.after-publish',
  'consumer.before-handle',
  'consumer.after-handle',
  'deals.before-order',
  'offer.reserved',
  'offer.accepting',
] as const;

interface Deal {
  readonly ana: Person;
  readonly bruno: Person;
  readonly offer: Offer;
}

/** Accepting is offer → reservation → offer, told by events; the process is killed at each of these arrows (design §4.8). */
describe('accepting an offer, killed', () => {
  let product: Product;
  let backstage: Backstage;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const deals = new Map<string, Deal>();

  beforeAll(async () => {
    folder = await temporaryFolder('accepting');
    product = await startEmbedded({ VYBAC_DATA: folder.path });
    backstage = await Backstage.open(await announcedIn(folder.path));
    for (const name of failpoints) {
      const deal = await aCounteredOffer(product);
      deals.set(name, deal);
      await backstage.settles();
      await product.restart({ VYBAC_FAILPOINT: name });
      await deal.bruno.accepts(deal.offer).catch((error: unknown) => {
        if (!(error instanceof ProblemError) || error.status !== 0) throw error;
      });
      await eventually(() => expect(fetch(`${product.origin}/health/ready`)).rejects.toThrow(), 15_000);
      // The engine, too, however far it came in closing.
      await product.kill();
      await product.restart();
    }
    // The job looks for what is older than ten seconds, every two.
    await eventually(async () => {
      const offers = await backstage.collection('messaging', 'offers').find().toArray();
      expect(offers.map(({ status }) => status)).not.toContain('accepting');
    }, 30_000);
    await backstage.settles();
    // Access tokens last five minutes, and eight deaths take a while.
    for (const [name, { ana, bruno, offer }] of deals) {
      deals.set(name, { offer, ana: await product.town.renewed(ana), bruno: await product.town.renewed(bruno) });
    }
  }, 400_000);
  afterAll(async () => {
    await backstage.close();
    await product.stop();
    await folder.remove();
  });

  it.each(failpoints)('at %s: finished or reverted, and told once', async (name) => {
    const { ana, bruno, offer } = deals.get(name) as Deal;
    const now = await bruno.call(showOffer, { params: { id: offer.id } });
    const orders = (await bruno.orders()).filter(({ listing }) => listing.id === offer.listingId);
    const bike = await ana.opens({ id: offer.listingId });
    if (name === 'offer.accepting') expect(now).toMatchObject({ status: 'open', turn: 'buyer' });
    else expect(now).toMatchObject({ status: 'accepted', orderId: orders[0]?.id });

    if (now.status === 'accepted') expectFinished(now, orders);
    else expect(orders).toEqual([]);
    expect(bike.status).toBe(now.status === 'accepted' ? 'reserved' : 'active');
    const told = now.status === 'accepted' ? ['offerAccepted', 'reservedYourItem'] : [];
    expect(await codesOf(ana, ['offerAccepted', 'reservedYourItem'])).toEqual(told);
    expect(await codesOf(bruno, ['reservedForYou'])).toEqual(now.status === 'accepted' ? ['reservedForYou'] : []);
  });

  it('at offer.accepting: can be accepted again', async () => {
    const { bruno, offer } = deals.get('offer.accepting') as Deal;
    await expect(bruno.accepts(offer)).resolves.toMatchObject({ status: 'accepted', orderId: offer.id });
  });

  it('has left one order for each reservation, and no event behind', async () => {
    await backstage.settles();
    const listings = await backstage.collection('listings', 'listings').find({ status: 'reserved' }).toArray();
    const orders = await backstage.collection('listings', 'orders').find({ status: 'open' }).toArray();
    const held = listings.map(({ reservation }) => (reservation as { orderId: string }).orderId);
    expect(orders.map(({ _id }) => _id).sort()).toEqual(held.sort());
  });
});

async function aCounteredOffer({ town }: Product): Promise<Deal> {
  const [ana, bruno] = await Promise.all([town.guest(), town.guest()]);
  const bike = await ana.publishes(aBike());
  const made = await bruno.offers(bike, 4_000);
  return { ana, bruno, offer: await ana.counters(made, 5_000) };
}

function expectFinished(offer: Offer, orders: readonly Order[]): void {
  expect(orders).toEqual([expect.objectContaining({ id: offer.orderId, status: 'open', amount: offer.amount })]);
}

async function codesOf(person: Person, among: readonly string[]): Promise<string[]> {
  const codes = (await person.notifications()).map(({ code }) => code);
  return codes.filter((code) => among.includes(code)).sort();
}
