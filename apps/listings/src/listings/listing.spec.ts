import { listingStatuses } from '@vybac/contracts/listings';
import { type Listing, listingStates, queueLimit } from './listing';
import { listingOf } from './listing-view';
import { edit, type ListingContent, markSold, publish, remove, requireCondition, restore } from './publishing';
import { joinQueue, leaveQueue } from './queue';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-05-04T10:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * day);
const ana = {
  id: 'a',
  kind: 'user',
  name: 'Ana',
  username: 'ana',
  avatarUrl: null,
  verifiedSeller: false,
  memberSince: null,
} as const;
const bruno = { id: 'b', kind: 'user', name: 'Bruno', username: 'bruno', avatarUrl: null } as const;
const content: ListingContent = {
  fields: {
    title: 'Blue bike',
    description: 'Rolls.',
    priceAmount: 6_000,
    category: 'sporting-goods',
    condition: 'good',
    location: null,
    tags: [],
    imageIds: [],
    buyNow: true,
  },
  images: [],
  voice: null,
  words: ['blue', 'bike'],
  position: null,
};

function aListing(changes: Partial<Listing> = {}): Listing {
  const { state } = publish('l', { person: ana, version: 1 }, content, { currency: 'USD', at: now, demo: false });
  return { ...state, id: 'l', ...changes };
}

const reserved = () =>
  aListing({
    status: 'reserved',
    reservation: {
      orderId: 'o',
      offerId: null,
      origin: 'buy-now',
      buyer: bruno,
      amount: { amount: 6_000, currency: 'USD' },
      reservedAt: now,
      until: later(2),
      handoverCode: '123456',
      wrongCodes: [],
    },
  });

const refused = (code: string, detail?: string): Error =>
  expect.objectContaining({ code, ...(detail && { detail }) }) as Error;

describe('the lifecycle of a listing', () => {
  const allowed = {
    draft: ['active', 'removed'],
    active: ['reserved', 'sold', 'pending', 'removed'],
    reserved: ['active', 'sold'],
    pending: ['active', 'removed'],
    removed: ['active'],
    sold: [] as string[],
  };
  const pairs = listingStatuses.flatMap((from) => listingStatuses.map((to) => [from, to] as const));

  it.each(pairs)('from %s to %s as ruled', (from, to) => {
    expect(listingStates.allows(from, to)).toBe(allowed[from].includes(to));
  });

  it('is on sale from the moment it is published, and says so', () => {
    const { state, event } = publish('l', { person: ana, version: 3 }, content, {
      currency: 'USD',
      at: now,
      demo: false,
    });
    expect(state).toMatchObject({ status: 'active', sellerId: 'a', sellerVersion: 3, createdAt: now, viewCount: 0 });
    expect(event).toMatchObject({
      definition: { type: 'listing.published.v1' },
      data: { price: { amount: 6_000, currency: 'USD' } },
    });
  });

  it.each(['reserved', 'sold', 'removed'] as const)('cannot be edited once it is %s', (status) => {
    expect(() => edit(aListing({ status }), content, now)).toThrow(refused('listing.transition'));
  });

  it.each(['reserved', 'sold'] as const)('cannot be removed while it is %s', (status) => {
    expect(() => remove(aListing({ status }), now)).toThrow(refused('listing.transition'));
  });

  it('comes back for 30 days after its removal, and not a moment longer', () => {
    const removed = aListing({ status: 'removed', removedAt: now });
    expect(restore(removed, later(30))?.changes).toMatchObject({ status: 'active', removedAt: null });
    const tooLate = new Date(later(30).getTime() + 1);
    expect(() => restore(removed, tooLate)).toThrow(refused('listing.transition'));
  });

  it('is never restored from being sold', () => {
    expect(() => restore(aListing({ status: 'sold' }), now)).toThrow(refused('listing.transition'));
  });

  it('is sold elsewhere without order or buyer', () => {
    const decision = markSold(aListing(), now);
    expect(decision?.changes).toMatchObject({ status: 'sold', soldAt: now });
    expect(decision?.events[0]?.data).toMatchObject({ orderId: null, buyerId: null, amount: { amount: 6_000 } });
    expect(() => markSold(reserved(), now)).toThrow(refused('listing.transition'));
  });

  it('changes nothing when the same is asked again', () => {
    expect(remove(aListing({ status: 'removed', removedAt: now }), now)).toBeNull();
    expect(restore(aListing(), now)).toBeNull();
    expect(markSold(aListing({ status: 'sold' }), now)).toBeNull();
  });

  it('asks for a condition, but not of services and software', () => {
    expect(() => requireCondition({ category: 'books', condition: null })).toThrow(
      refused('listing.missing_information', 'Please fill in all required fields.'),
    );
    expect(() => requireCondition({ category: 'services', condition: null })).not.toThrow();
    const service = publish(
      'l',
      { person: ana, version: 1 },
      { ...content, fields: { ...content.fields, category: 'software' } },
      { currency: 'USD', at: now, demo: false },
    );
    expect(service.state.condition).toBeNull();
  });
});

describe('the queue for a reserved listing', () => {
  it('takes others, once each, and lets them go', () => {
    const decision = joinQueue(reserved(), 'c', now);
    expect(decision?.changes.queue).toEqual([{ actorId: 'c', at: now }]);
    const waiting = { ...reserved(), ...decision?.changes };
    expect(joinQueue(waiting, 'c', now)).toBeNull();
    expect(leaveQueue(waiting, 'c')?.changes.queue).toEqual([]);
    expect(leaveQueue(waiting, 'd')).toBeNull();
  });

  it('is not for the seller, nor for who has the item, nor for what is on sale', () => {
    expect(() => joinQueue(reserved(), 'a', now)).toThrow(refused('listing.own'));
    expect(() => joinQueue(reserved(), 'b', now)).toThrow(refused('listing.transition'));
    expect(() => joinQueue(aListing(), 'c', now)).toThrow(refused('listing.transition'));
  });

  it('ends at 200 people', () => {
    const queue = Array.from({ length: queueLimit }, (_, index) => ({ actorId: `q${index}`, at: now }));
    expect(() => joinQueue({ ...reserved(), queue }, 'c', now)).toThrow(refused('listing.transition'));
  });
});

describe('who may see what of a reservation', () => {
  it('tells for whom it is held to its two people only', () => {
    for (const concerned of ['a', 'b']) {
      expect(listingOf({ ...reserved(), version: 1 }, concerned, now).reservation).toMatchObject({
        orderId: 'o',
        buyer: { id: 'b' },
      });
    }
    for (const other of ['c', null]) {
      expect(listingOf({ ...reserved(), version: 1 }, other, now).reservation).toEqual({
        until: later(2).toISOString(),
        orderId: null,
        buyer: null,
      });
    }
  });

  it('shows nobody the handover code', () => {
    expect(
      JSON.stringify(['a', 'b', null].map((viewer) => listingOf({ ...reserved(), version: 1 }, viewer, now))),
    ).not.toContain('123456');
  });
});
