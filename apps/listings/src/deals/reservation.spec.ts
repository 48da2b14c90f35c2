import type { PersonSummary } from '@vybac/contracts';
import { type ListingStatus, listingStatuses, orderStatuses } from '@vybac/contracts/listings';
import type { AppError } from '@vybac/kit';
import type { Listing, Reservation } from '../listings/listing';
import { handOver, recordSale } from './handover';
import { openOrder, orderFor, orderStates } from './order';
import { lapse, release, type ReservationTerms, reserve } from './reservation';

const hour = 60 * 60 * 1000;
const now = new Date('2026-05-04T10:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const person = (n: number, kind: PersonSummary['kind'] = 'user'): PersonSummary => ({
  id: uuid(n),
  kind,
  name: `P${n}`,
  username: null,
  avatarUrl: null,
});
const [ana, bruno, carla] = [person(1), person(2), person(3)];
const price = { amount: 6_000, currency: 'USD' };
const queue = [{ actorId: carla.id, at: now }];

const reservation: Reservation = {
  orderId: uuid(10),
  offerId: null,
  origin: 'buy-now',
  buyer: bruno,
  amount: price,
  reservedAt: now,
  until: later(48 * hour),
  handoverCode: '123456',
  wrongCodes: [],
};

function aListing(changes: Partial<Listing> = {}): Listing {
  return {
    id: uuid(20),
    sellerId: ana.id,
    seller: { ...ana, verifiedSeller: true, memberSince: null },
    sellerVersion: 1,
    title: 'Blue bike',
    description: 'Rolls.',
    priceAmount: 6_000,
    currency: 'USD',
    category: 'sporting-goods',
    condition: 'good',
    location: null,
    tags: [],
    images: [],
    buyNow: true,
    status: 'active',
    createdAt: now,
    updatedAt: now,
    removedAt: null,
    soldAt: null,
    words: [],
    position: null,
    viewCount: 0,
    heat: 0,
    hotAt: null,
    reservation: null,
    queue: [],
    demo: false,
    ...changes,
  };
}

const reserved = (changes: Partial<Reservation> = {}) =>
  aListing({ status: 'reserved', reservation: { ...reservation, ...changes }, queue });
const inStatus = (status: ListingStatus) => (status === 'reserved' ? reserved() : aListing({ status }));

const terms = (changes: Partial<ReservationTerms> = {}): ReservationTerms => ({
  orderId: uuid(11),
  offerId: null,
  buyer: carla,
  amount: price,
  origin: 'buy-now',
  at: now,
  until: later(48 * hour),
  code: '654321',
  ...changes,
});
const offer = (changes: Partial<ReservationTerms> = {}) => terms({ origin: 'offer', offerId: uuid(11), ...changes });

function refusal(act: () => unknown): Partial<AppError> {
  try {
    return { code: 'nothing refused', data: { result: act() } };
  } catch (error) {
    return error as AppError;
  }
}

describe('an order', () => {
  it('is closed once and for good', () => {
    for (const from of orderStatuses) {
      expect(orderStates.from(from)).toEqual(from === 'open' ? ['completed', 'cancelled', 'lapsed'] : []);
    }
  });

  it('shows its handover code to the buyer only', () => {
    const order = openOrder(reserved(), reservation);
    expect(orderFor(order, bruno.id)).toMatchObject({
      role: 'buyer',
      handoverCode: '123456',
      reservedUntil: later(48 * hour).toISOString(),
    });
    expect(orderFor(order, ana.id)).toMatchObject({ role: 'seller', handoverCode: null });
  });

  it('tells of people what everybody may know', () => {
    expect(orderFor(openOrder(reserved(), reservation), bruno.id).seller).toEqual(ana);
  });
});

describe('reserving', () => {
  it('holds the item for the buyer; the order is made by the same decision', () => {
    expect(reserve(aListing(), terms())).toMatchObject({
      changes: {
        status: 'reserved',
        reservation: { orderId: uuid(11), buyer: carla, handoverCode: '654321', until: later(48 * hour) },
      },
      events: [{ data: { orderId: uuid(11), buyerId: carla.id, sellerId: ana.id, amount: price, origin: 'buy-now' } }],
      order: { id: uuid(11), status: 'open', buyer: carla, seller: ana, amount: price },
    });
  });

  it('says nothing of the code to other services', () => {
    expect(JSON.stringify(reserve(aListing(), terms())?.events)).not.toContain('654321');
  });

  it('again with the same id changes nothing', () => {
    expect(reserve(reserved(), terms({ orderId: reservation.orderId, buyer: bruno }))).toBeNull();
  });

  const byStatus: Record<ListingStatus, { buyNow: string | null; offer: string | null }> = {
    active: { buyNow: null, offer: null },
    reserved: { buyNow: 'listing.reserved', offer: 'listing.reserved' },
    sold: { buyNow: 'listing.sold', offer: 'listing.sold' },
    removed: { buyNow: 'listing.not_for_sale', offer: 'listing.not_for_sale' },
    draft: { buyNow: 'listing.missing', offer: 'listing.not_for_sale' },
    pending: { buyNow: 'listing.missing', offer: 'listing.not_for_sale' },
  };
  it.each(listingStatuses)('a listing that is %s', (status) => {
    const expected = byStatus[status];
    expect(refusal(() => reserve(inStatus(status), terms())).code).toBe(expected.buyNow ?? 'nothing refused');
    expect(refusal(() => reserve(inStatus(status), offer())).code).toBe(expected.offer ?? 'nothing refused');
  });

  it('a listing whose seller is away, which is said after what cannot be changed by waiting', () => {
    const sellerAway = { since: later(0).toISOString(), until: null, note: null };
    expect(refusal(() => reserve(aListing(), terms({ sellerAway }))).code).toBe('listing.seller_away');
    expect(refusal(() => reserve(inStatus('sold'), terms({ sellerAway }))).code).toBe('listing.sold');
  });

  it('names the listing to those who come too late, so that they are shown similar ones', () => {
    expect(refusal(() => reserve(reserved(), terms()))).toMatchObject({
      kind: 'conflict',
      title: 'Just reserved',
      data: { listingId: uuid(20) },
    });
  });

  it('one’s own listing is refused', () => {
    expect(refusal(() => reserve(aListing(), terms({ buyer: ana }))).code).toBe('listing.own');
  });

  it('by Buy Now needs an account; an accepted offer of a guest does not', () => {
    const guest = person(4, 'guest');
    const refused = refusal(() => reserve(aListing(), terms({ buyer: guest })));
    expect(refused).toMatchObject({ code: 'purchase.account_required', detail: 'Please sign in to purchase items' });
    expect(reserve(aListing(), offer({ buyer: guest }))).toMatchObject({ order: { status: 'open', buyer: guest } });
  });

  it('a draft answers a guest as if it did not exist', () => {
    expect(refusal(() => reserve(inStatus('draft'), terms({ buyer: person(4, 'guest') }))).code).toBe(
      'listing.missing',
    );
  });

  it('by Buy Now is refused where the seller takes offers only', () => {
    expect(refusal(() => reserve(aListing({ buyNow: false }), terms())).code).toBe('listing.buy_now_off');
    expect(reserve(aListing({ buyNow: false }), offer())).toMatchObject({ order: { status: 'open' } });
  });
});

describe('releasing', () => {
  it('puts it on sale again, closes the order and tells who waits', () => {
    const cancel = { cause: 'cancelled', by: 'seller', reason: 'Broke it' } as const;
    expect(release(reserved(), reservation.orderId, cancel, later(hour))).toMatchObject({
      changes: { status: 'active', reservation: null, queue: [] },
      events: [
        {
          data: {
            orderId: reservation.orderId,
            cause: 'cancelled',
            cancelledBy: 'seller',
            reason: 'Broke it',
            queuedActorIds: [carla.id],
          },
        },
      ],
      order: {
        status: 'cancelled',
        cancelledBy: 'seller',
        cancelReason: 'Broke it',
        handoverCode: null,
        closedAt: later(hour),
      },
    });
  });

  it.each(listingStatuses.filter((status) => status !== 'reserved'))('is refused when the listing is %s', (status) => {
    expect(refusal(() => release(inStatus(status), reservation.orderId, { cause: 'lapsed' }, now)).code).toBe(
      'order.closed',
    );
  });

  it('is refused when another order holds it by now', () => {
    expect(refusal(() => release(reserved(), uuid(99), { cause: 'lapsed' }, now)).code).toBe('order.closed');
  });

  it('happens by itself when the time is over, and not before', () => {
    expect(lapse(reserved(), later(48 * hour))).toBeNull();
    expect(lapse(reserved(), later(48 * hour + 1))).toMatchObject({
      events: [{ data: { cause: 'lapsed', cancelledBy: null, reason: null, queuedActorIds: [carla.id] } }],
      order: { status: 'lapsed' },
    });
  });

  it.each(listingStatuses.filter((status) => status !== 'reserved'))(
    'by time means nothing to a listing that is %s',
    (status) => {
      expect(lapse(inStatus(status), later(100 * hour))).toBeNull();
    },
  );
});

describe('handing over', () => {
  it.each(['123456', ' 123 456 ', '１２３４５６'])('with the buyer’s code %j sells the item', (code) => {
    expect(handOver(reserved(), reservation.orderId, code, later(hour))).toMatchObject({
      changes: { status: 'sold', soldAt: later(hour), reservation: null, queue: [] },
      events: [
        { data: { orderId: reservation.orderId, buyerId: bruno.id, amount: price, queuedActorIds: [carla.id] } },
      ],
      order: { status: 'completed', handoverCode: null, closedAt: later(hour) },
    });
  });

  it.each(['', '12345', '1234567', '123457', '１２３４５７'])('with %j notes a wrong try and nothing else', (code) => {
    const tried = handOver(reserved(), reservation.orderId, code, now);
    expect(tried).toEqual({
      changes: { reservation: { ...reservation, wrongCodes: [{ at: now }] } },
      events: [],
      order: null,
    });
  });

  it('waits after five wrong codes within 15 minutes, even with the right one', () => {
    const wrongCodes = [0, 1, 2, 3, 4].map((minute) => ({ at: later(minute * 60_000) }));
    const refused = refusal(() => handOver(reserved({ wrongCodes }), reservation.orderId, '123456', later(5 * 60_000)));
    expect(refused).toMatchObject({ code: 'order.code_limited', kind: 'limited', retryAfterSeconds: 600 });
    const afterwards = handOver(reserved({ wrongCodes }), reservation.orderId, '123456', later(15 * 60_000));
    expect(afterwards).toMatchObject({ order: { status: 'completed' } });
  });

  it.each(listingStatuses.filter((status) => status !== 'reserved'))('is refused when the listing is %s', (status) => {
    expect(refusal(() => handOver(inStatus(status), reservation.orderId, '123456', now)).code).toBe('order.closed');
  });
});

describe('a recorded sale', () => {
  it('sells without a handover', () => {
    const sold = { changes: { status: 'sold', soldAt: now }, order: { status: 'completed', buyer: carla } };
    expect(recordSale(aListing(), offer())).toMatchObject(sold);
  });

  it.each(listingStatuses.filter((status) => status !== 'active'))(
    'means nothing to a listing that is %s',
    (status) => {
      expect(recordSale(inStatus(status), offer())).toBeNull();
    },
  );
});
