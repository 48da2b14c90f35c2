import { listOffers } from '@vybac/contracts/messaging';
import { aBike, describeWith, type Person } from '@vybac/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type DistributedProduct, startDistributed } from '../support/distributed';
import { History, type What } from './support/history';
import { type Effect, type Sale, verdictOn } from './support/verdict';

const [buyers, bidders, talkers] = [66, 67, 67];
/** Milliseconds that Buy Now comes later: its way is shorter, and no offer would find the item free. */
const headStart = 500;

describeWith(['kafka', 'redis', 'object-storage'], '200 people at one item of the distributed marketplace', () => {
  let product: DistributedProduct;
  beforeAll(async () => void (product = await startDistributed()), 240_000);
  afterAll(() => product.stop(), 60_000);

  it('end in one sale; everybody else is refused, and every word arrives once', async () => {
    const { town } = product;
    const seller = await town.guest();
    const bike = await seller.publishes(aBike());
    const [shoppers, guests] = await Promise.all([
      inGroups(buyers, (n) => town.user(`buyer_${n}`)),
      inGroups(bidders + talkers, () => town.guest()),
    ]);
    const history = new History();
    const does = <Answer>(who: Person, what: What, mark: string, ask: () => Promise<Answer>) =>
      history.record({ who: who.id, what, mark, place: bike.id }, ask);
    const words = new Map<string, { conversation: { id: string }; writer: Person }>();

    await Promise.all([
      ...shoppers.map(async (one) => {
        await pause(headStart);
        await does(one, 'purchase', one.id, () => one.buys(bike));
      }),
      ...guests.slice(0, bidders).map(async (one, n) => {
        const { answer } = await does(one, 'offer', one.id, () => one.offers(bike, 5_000 + n));
        if (answer) await does(seller, 'acceptance', answer.id, () => seller.accepts(answer));
      }),
      ...guests.slice(bidders).map(async (writer) => {
        const conversation = await writer.contacts(seller, bike);
        const id = randomUUID();
        words.set(id, { conversation, writer });
        await does(writer, 'message', id, () => writer.writes(conversation, id, id));
      }),
    ]);

    const { acknowledged, failed, unknown } = history.tally();
    process.stdout.write(`200 at one item: ${acknowledged} acknowledged, ${failed} refused, ${unknown} unknown\n`);
    expect(history.calls.filter(({ outcome, status }) => outcome === 'fail' && status !== 409)).toEqual([]);
    expect(unknown).toBe(0);

    const orders = await seller.orders();
    const offers = await Promise.all(guests.slice(0, bidders).map((one) => offersOf(one)));
    const heard = await Promise.all([...words.values()].map(({ conversation, writer }) => writer.reads(conversation)));
    const effects: Effect[] = [
      ...orders.filter(({ origin }) => origin === 'buy-now').map(({ buyer }): Effect => effect('purchase', buyer.id)),
      ...offers.flat().map(({ buyer }): Effect => effect('offer', buyer.id)),
      ...offers
        .flat()
        .filter(({ status }) => status === 'accepted')
        .map(({ id }): Effect => effect('acceptance', id)),
      ...heard.flat().map(({ id, sequence }): Effect => ({ ...effect('message', id), sequence })),
    ];
    const sales = orders.map(({ id, listing, createdAt }): Sale => {
      return { orderId: id, listingId: listing.id, from: Date.parse(createdAt), until: null };
    });
    expect(verdictOn(history.calls, { effects, sales, echoes: [], echoing: [], leftovers: [] })).toEqual([]);
    expect(sales).toHaveLength(1);
  }, 180_000);
});

const effect = (what: What, mark: string): Effect => ({ what, mark });

async function offersOf(person: Person) {
  return (await person.call(listOffers, { query: { limit: 50 } })).items;
}

/** A town does not grow by hundreds at once: passwords are slow on purpose. */
async function inGroups(count: number, arrives: (n: number) => Promise<Person>): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const group = Array.from({ length: Math.min(16, count - people.length) }, (_, n) => arrives(people.length + n));
    people.push(...(await Promise.all(group)));
  }
  return people;
}
