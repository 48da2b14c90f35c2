import { randomUUID } from 'node:crypto';
import { guestUpgraded, personChanged } from '@vybac/contracts/identity';
import {
  browseListings,
  editListing,
  findListing,
  joinQueue,
  type ListingFields,
  markListingSold,
  myListings,
  publishListing,
  removeListing,
  restoreListing,
  showListing,
} from '@vybac/contracts/listings';
import { aBike, aBook } from '@vybac/testing';
import { eventually, ListingsInTest, type PersonInTest, refusalOf } from '../../test/listings-in-test';
import { GuestPlacesJobs } from './guest-places.jobs';

const day = 24 * 60 * 60 * 1000;

let market: ListingsInTest;
beforeAll(async () => void (market = await ListingsInTest.start()));
afterAll(() => market.stop());

const publishes = (person: PersonInTest, fields: ListingFields = aBike()) =>
  person.call(publishListing, { body: fields });
const opens = (person: { call: PersonInTest['call'] }, { id }: { id: string }) =>
  person.call(showListing, { params: { id } });

describe('publishing', () => {
  it('puts a listing where everybody finds it at once', async () => {
    const ana = await market.user();
    await market.visitor()(browseListings, { query: {} });
    const bike = await publishes(ana);
    expect(bike).toMatchObject({
      status: 'active',
      price: { amount: 6_000, currency: 'USD' },
      isMine: true,
      seller: { name: 'Ana' },
    });
    const { items } = await market.visitor()(browseListings, { query: {} });
    expect(items[0]?.id).toBe(bike.id);
    expect(await opens({ call: market.visitor() }, bike)).toMatchObject({ title: 'Blue city bike', isMine: false });
  });

  it('makes one listing however often the same key is sent', async () => {
    const ana = await market.user();
    const key = randomUUID();
    const made = await Promise.all(
      Array.from({ length: 10 }, () => ana.call(publishListing, { body: aBike() }, { idempotencyKey: key })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await ana.call(myListings, { query: {} })).counts).toEqual({ total: 1, active: 1, views: 0 });
  });

  it.each([
    ['no condition', { condition: null }, { condition: 'Please fill in all required fields.' }],
    ['no title', { title: '   ' }, { title: 'Please fill in all required fields.' }],
  ])('asks for what is missing: %s', async (_, fields, wrong) => {
    const ana = await market.user();
    expect(await refusalOf(publishes(ana, aBike(fields)))).toMatchObject({
      status: 400,
      code: 'listing.missing_information',
      title: 'Missing Information',
      detail: 'Please fill in all required fields.',
      fields: wrong,
    });
  });

  it.each([
    ['a negative price', { priceAmount: -1 }, 'priceAmount'],
    ['part of a cent', { priceAmount: 0.5 }, 'priceAmount'],
    ['a price beyond a million', { priceAmount: 100_000_001 }, 'priceAmount'],
    ['a price in words', { priceAmount: '40' as unknown as number }, 'priceAmount'],
    ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }, 'title'],
    ['a title of 201 emoji', { title: '🚲'.repeat(201) }, 'title'],
    ['operators for a title', { title: { $gt: '' } as unknown as string }, 'title'],
    ['eleven tags', { tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) }, 'tags'],
  ])('refuses %s and names the field', async (_, fields, field) => {
    const ana = await market.user();
    const refusal = await refusalOf(publishes(ana, aBike(fields)));
    expect(refusal).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  it('keeps emoji and markup as text, and takes direction marks out', async () => {
    const ana = await market.user();
    const title = '<script>alert(1)</script> 🚲 \u202egnirts\u202c';
    expect(await publishes(ana, aBike({ title }))).toMatchObject({ title: '<script>alert(1)</script> 🚲 gnirts' });
    expect(await publishes(ana, aBike({ title: '🚲'.repeat(200) }))).toMatchObject({ title: '🚲'.repeat(200) });
  });

  it('refuses pictures that are not one’s own', async () => {
    const ana = await market.user();
    expect(await refusalOf(publishes(ana, aBike({ imageIds: [randomUUID()] })))).toMatchObject({
      status: 404,
      code: 'media.missing',
    });
    const six = Array.from({ length: 6 }, () => randomUUID());
    expect(await refusalOf(publishes(ana, aBike({ imageIds: six })))).toMatchObject({
      code: 'media.too_many',
      detail: 'You can only upload up to 5 images',
    });
  });
});

describe('guests', () => {
  it('have exactly 3 listings when 30 arrive at once', async () => {
    const guest = await market.guest();
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => publishes(guest)));
    const refused = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason as { code: string });
    expect(refused).toHaveLength(27);
    expect(refused.every(({ code }) => code === 'listing.guest_limit')).toBe(true);
    const mine = await guest.call(myListings, { query: {} });
    expect(mine).toMatchObject({ counts: { active: 3 }, remaining: 0 });
  });

  it('get a place back when they remove or sell something, once', async () => {
    const guest = await market.guest();
    const [one, two, three] = [await publishes(guest), await publishes(guest), await publishes(guest)];
    await guest.call(removeListing, { params: { id: one.id } });
    await guest.call(removeListing, { params: { id: one.id } });
    await guest.call(markListingSold, { params: { id: two.id } });
    expect((await guest.call(myListings, { query: {} })).remaining).toBe(2);
    await publishes(guest);
    await guest.call(restoreListing, { params: { id: one.id } });
    expect(await refusalOf(publishes(guest))).toMatchObject({ status: 409, code: 'listing.guest_limit' });
    await guest.call(removeListing, { params: { id: three.id } });
    await publishes(guest);
    expect(await refusalOf(guest.call(restoreListing, { params: { id: three.id } }))).toMatchObject({
      code: 'listing.guest_limit',
    });
  });

  it('get a place back after a minute when publishing was interrupted', async () => {
    const guest = await market.guest();
    await publishes(guest);
    const interrupted = { listingId: randomUUID(), at: market.clock.now(), unsettled: true };
    await market
      .collection('quotas')
      .updateOne({ _id: guest.id as never }, { $push: { claims: interrupted as never } });
    expect((await guest.call(myListings, { query: {} })).remaining).toBe(1);
    const jobs = market.get(GuestPlacesJobs);
    await jobs.settleInterruptedClaims();
    expect((await guest.call(myListings, { query: {} })).remaining).toBe(1);
    market.clock.advance(61_000);
    await jobs.settleInterruptedClaims();
    expect((await guest.call(myListings, { query: {} })).remaining).toBe(2);
  });

  it('have no limit once they are users, and keep their listings', async () => {
    const guest = await market.guest('Guest 9QQ1');
    const bike = await publishes(guest);
    const person = { id: guest.id, kind: 'user' as const, name: 'Bruno', username: 'bruno', avatarUrl: null };
    const known = { ...person, verifiedSeller: false, memberSince: '2026-01-01T00:00:00.000Z' };
    await market.announce(guestUpgraded, guest.id, 2, known);
    await eventually(async () => (await opens(guest, bike)).seller.name === 'Bruno');
    await eventually(async () => !(await market.collection('quotas').findOne({ _id: guest.id as never })));
  });
});

describe('the seller', () => {
  it('edits, and nobody else but an admin does', async () => {
    const [ana, bruno, adam] = [await market.user(), await market.user('Bruno'), await market.admin()];
    const bike = await publishes(ana);
    const edits = async (person: PersonInTest, title: string) => {
      const { version } = await opens(person, bike);
      return person.call(editListing, { params: { id: bike.id }, body: { ...aBike({ title }), version } });
    };
    expect(await edits(ana, 'Green city bike')).toMatchObject({ title: 'Green city bike' });
    expect(await refusalOf(edits(bruno, 'My bike'))).toMatchObject({ status: 403, code: 'listing.not_yours' });
    expect(await edits(adam, 'City bike')).toMatchObject({ title: 'City bike', isMine: false });
  });

  it('removes and brings back for 30 days', async () => {
    const ana = await market.user();
    const bike = await publishes(ana);
    await ana.call(removeListing, { params: { id: bike.id } });
    expect(await refusalOf(opens(ana, bike))).toMatchObject({ status: 410, code: 'listing.removed' });
    expect((await ana.call(myListings, { query: {} })).items).toMatchObject([{ id: bike.id, status: 'removed' }]);
    expect(await ana.call(restoreListing, { params: { id: bike.id } })).toMatchObject({ status: 'active' });
    await ana.call(removeListing, { params: { id: bike.id } });
    market.clock.advance(31 * day);
    expect(await refusalOf(ana.call(restoreListing, { params: { id: bike.id } }))).toMatchObject({
      code: 'listing.transition',
    });
    expect((await ana.call(myListings, { query: {} })).items).toEqual([]);
  });

  it('marks it sold: gone from browse, still there by its link', async () => {
    const [ana, bruno] = [await market.user(), await market.user('Bruno')];
    const book = await publishes(ana, aBook({ title: 'Unmistakable zymurgy' }));
    expect(await refusalOf(bruno.call(markListingSold, { params: { id: book.id } }))).toMatchObject({
      code: 'listing.not_yours',
    });
    await ana.call(markListingSold, { params: { id: book.id } });
    expect((await market.visitor()(browseListings, { query: { q: 'zymurgy' } })).items).toEqual([]);
    expect(await opens(bruno, book)).toMatchObject({ status: 'sold', soldAt: expect.any(String) as string });
    expect(await refusalOf(bruno.call(joinQueue, { params: { id: book.id } }))).toMatchObject({
      code: 'listing.transition',
    });
  });

  it('is shown anew on every listing when the person changes, and never as before', async () => {
    const ana = await market.user('Ana');
    const bikes = [await publishes(ana), await publishes(ana)];
    const person = {
      id: ana.id,
      kind: 'user' as const,
      username: 'ana',
      avatarUrl: null,
      memberSince: '2024-05-01T00:00:00.000Z',
    };
    await market.announce(personChanged, ana.id, 5, { ...person, name: 'Ana Lima', verifiedSeller: true });
    await eventually(async () => (await opens(ana, bikes[1]!)).seller.name === 'Ana Lima');
    await market.announce(personChanged, ana.id, 4, { ...person, name: 'Ana', verifiedSeller: false });
    const chair = await publishes(ana, aBook());
    await market.announce(personChanged, ana.id, 6, { ...person, name: 'Ana L.', verifiedSeller: true });
    for (const listing of [...bikes, chair]) {
      await eventually(async () => (await opens(ana, listing)).seller.name === 'Ana L.');
    }
    expect((await opens(ana, chair)).seller).toMatchObject({ verifiedSeller: true });
  });
});

describe('one’s own listings', () => {
  it('come page by page, newest first, and take no cursor of another list', async () => {
    const ana = await market.user();
    const made = [];
    for (let index = 0; index < 5; index += 1) made.push((await publishes(ana)).id);
    const first = await ana.call(myListings, { query: { limit: 3 } });
    const second = await ana.call(myListings, { query: { limit: 3, cursor: first.nextCursor! } });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.reverse());
    expect([second.nextCursor, second.remaining]).toEqual([null, null]);
    const foreign = await ana.call(browseListings, { query: { limit: 1 } });
    expect(await refusalOf(ana.call(myListings, { query: { cursor: foreign.nextCursor! } }))).toMatchObject({
      code: 'cursor.invalid',
    });
  });
});

describe('opening a listing', () => {
  it('counts a view once per viewer, never the seller’s, and no change of the listing', async () => {
    const [ana, bruno] = [await market.user(), await market.user('Bruno')];
    const bike = await publishes(ana);
    const service = await market.asService();
    const before = await service(findListing, { params: { id: bike.id } });
    const visitor = market.visitor();
    for (const viewer of [ana, bruno, bruno, { call: visitor }, { call: visitor }]) await opens(viewer, bike);
    await eventually(async () => (await opens(ana, bike)).viewCount === 2);
    expect(await service(findListing, { params: { id: bike.id } })).toEqual(before);
  });

  it.each(['no-id', '%00', '../../etc/passwd', '00000000-0000-4000-8000-000000000000', '{"$gt":""}'])(
    'answers "not found" to %s',
    async (id) => {
      expect(await refusalOf(market.visitor()(showListing, { params: { id } }))).toMatchObject({ status: 404 });
    },
  );

  it('keeps drafts to their seller: for others they do not exist', async () => {
    const [ana, bruno] = [await market.user(), await market.user('Bruno')];
    const bike = await publishes(ana);
    await market.collection('listings').updateOne({ _id: bike.id as never }, { $set: { status: 'draft' } });
    expect(await opens(ana, bike)).toMatchObject({ status: 'draft' });
    const hidden = await refusalOf(opens(bruno, bike));
    expect(hidden).toEqual(await refusalOf(opens(bruno, { id: randomUUID() })));
    const edit = (id: string) =>
      refusalOf(bruno.call(editListing, { params: { id }, body: { ...aBike(), version: 1 } }));
    expect(await edit(bike.id)).toEqual(await edit(randomUUID()));
  });
});
