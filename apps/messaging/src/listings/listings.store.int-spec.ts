import { randomUUID } from 'node:crypto';
import { MessagingInTest } from '../../test/messaging-in-test';
import { ListingsStore } from './listings.store';

let messaging: MessagingInTest;
let listings: ListingsStore;

beforeAll(async () => {
  messaging = await MessagingInTest.start();
  listings = messaging.get(ListingsStore);
});
afterAll(() => messaging.stop());

function lamp(title: string) {
  const [id, sellerId] = [randomUUID(), randomUUID()];
  return { id, sellerId, title, price: { amount: 3_000, currency: 'EUR' }, imageUrl: null };
}
const known = async (id: string) => (await listings.find([id])).get(id);

describe('facts about a listing, read out of order', () => {
  it('a sale heard of before the publication stays a sale', async () => {
    const item = lamp('Desk lamp');
    await listings.setStatus(item.id, 3, 'sold');
    expect(await known(item.id)).toBeUndefined();
    await listings.keep(item.id, 1, { ...item, status: 'active' });
    expect(await known(item.id)).toMatchObject({ title: 'Desk lamp', status: 'sold' });
  });

  it('an old title never replaces a newer one, nor an old state a newer one', async () => {
    const item = lamp('Desk lamp');
    await listings.keep(item.id, 5, { ...item, title: 'Desk lamp, brass', status: 'active' });
    await listings.keep(item.id, 4, item);
    await listings.setStatus(item.id, 2, 'reserved');
    expect(await known(item.id)).toMatchObject({ title: 'Desk lamp, brass', status: 'active' });
  });

  it('a new title leaves the state as it was', async () => {
    const item = lamp('Desk lamp');
    await listings.keep(item.id, 1, { ...item, status: 'active' });
    await listings.setStatus(item.id, 2, 'reserved');
    await listings.keep(item.id, 3, { ...item, title: 'Lamp' });
    expect(await known(item.id)).toMatchObject({ title: 'Lamp', status: 'reserved' });
  });

  it('an order of facts that is all at once ends the same', async () => {
    const item = lamp('Desk lamp');
    await listings.keep(item.id, 1, { ...item, status: 'active' });
    await Promise.all([
      listings.setStatus(item.id, 4, 'sold'),
      listings.setStatus(item.id, 2, 'reserved'),
      listings.setStatus(item.id, 3, 'active'),
    ]);
    expect((await known(item.id))?.status).toBe('sold');
  });

  it('texts that look like database expressions are texts', async () => {
    const item = lamp('$title');
    await listings.keep(item.id, 1, { ...item, status: 'active' });
    expect((await known(item.id))?.title).toBe('$title');
  });
});

describe('a listing nobody has told of', () => {
  it('is asked for, and known from then on', async () => {
    const id = messaging.listing(randomUUID(), { title: 'Old chair' });
    expect(await listings.ask(id)).toMatchObject({ title: 'Old chair' });
    expect(await known(id)).toMatchObject({ title: 'Old chair', status: 'active' });
  });
});
