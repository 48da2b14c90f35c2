import type { OfferStatus } from '@vybac/contracts/messaging';
import { AppError } from '@vybac/kit';
import {
  beginAccepting,
  close,
  counter,
  decline,
  expire,
  finishAccepting,
  make,
  type Offer,
  type OfferDecision,
  offerStates,
  partyOf,
  requireOfferable,
  revertAccepting,
  withdraw,
} from './offer';

const hour = 60 * 60 * 1_000;
const noon = new Date('2026-03-01T12:00:00Z');
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const euros = (amount: number) => ({ amount, currency: 'EUR' });

/** Ben's offer of 20 € on Ana's desk lamp, made at noon. */
function offer(changes: Partial<Offer> = {}): Offer {
  const { state } = make(
    'offer-1',
    {
      conversationId: 'conversation-1',
      listingId: 'lamp',
      listingTitle: 'Desk lamp',
      buyerId: 'ben',
      buyerName: 'Ben',
      sellerId: 'ana',
      sellerName: 'Ana',
      amount: euros(2_000),
    },
    noon,
  );
  return { ...state, id: 'offer-1', ...changes };
}

const accepting = () => offer({ status: 'accepting', acceptingSince: noon });
const facts = (decision: OfferDecision | null) => decision?.events.map(({ definition }) => definition.type);

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'it was allowed';
}

describe('the life of an offer', () => {
  const allowed: Record<OfferStatus, OfferStatus[]> = {
    open: ['accepting', 'declined', 'withdrawn', 'expired', 'closed'],
    accepting: ['accepted', 'closed', 'open'],
    accepted: [],
    declined: [],
    withdrawn: [],
    expired: [],
    closed: [],
  };
  const statuses = Object.keys(allowed) as OfferStatus[];

  it.each(statuses.flatMap((from) => statuses.map((to) => [from, to, allowed[from].includes(to)] as const)))(
    'from %s to %s: %s',
    (from, to, expected) => expect(offerStates.allows(from, to)).toBe(expected),
  );

  it.each(['accepting', 'accepted', 'declined', 'withdrawn', 'expired', 'closed'] as const)(
    'nobody can act on one that is %s',
    (status) => {
      const over = offer({ status });
      expect(codeOf(() => beginAccepting(over, 'seller', noon))).toBe('offer.closed');
      expect(codeOf(() => decline(over, 'seller', noon))).toBe('offer.closed');
      expect(codeOf(() => counter(over, 'seller', euros(2_500), noon))).toBe('offer.closed');
      expect(codeOf(() => withdraw(over, 'buyer', noon))).toBe('offer.closed');
    },
  );
});

describe('making an offer', () => {
  const lamp = { sellerId: 'ana', status: 'active', price: euros(3_000) } as const;

  it('is the seller’s turn for 48 hours', () => {
    expect(offer()).toMatchObject({ status: 'open', turn: 'seller', expiresAt: after(48 * hour) });
  });

  it('needs an item for sale that belongs to somebody else and costs something', () => {
    expect(codeOf(() => requireOfferable(lamp, 'ben'))).toBe('it was allowed');
    expect(codeOf(() => requireOfferable(lamp, 'ana'))).toBe('offer.own_listing');
    expect(codeOf(() => requireOfferable({ ...lamp, price: euros(0) }, 'ben'))).toBe('offer.free_listing');
    expect(codeOf(() => requireOfferable({ ...lamp, status: 'reserved' }, 'ben'))).toBe('listing.reserved');
    expect(codeOf(() => requireOfferable({ ...lamp, status: 'sold' }, 'ben'))).toBe('listing.sold');
    expect(codeOf(() => requireOfferable({ ...lamp, status: 'removed' }, 'ben'))).toBe('listing.not_for_sale');
  });

  it('concerns its two people only', () => {
    expect(partyOf(offer(), 'ben')).toBe('buyer');
    expect(partyOf(offer(), 'ana')).toBe('seller');
    expect(codeOf(() => partyOf(offer(), 'carl'))).toBe('offer.missing');
  });
});

describe('taking turns', () => {
  it('lets only the one whose turn it is accept, decline or counter', () => {
    expect(codeOf(() => beginAccepting(offer(), 'buyer', noon))).toBe('offer.not_your_turn');
    expect(codeOf(() => decline(offer(), 'buyer', noon))).toBe('offer.not_your_turn');
    expect(codeOf(() => counter(offer(), 'buyer', euros(2_100), noon))).toBe('offer.not_your_turn');
    expect(decline(offer(), 'seller', noon).changes.status).toBe('declined');
  });

  it('lets only the one who waits withdraw', () => {
    expect(codeOf(() => withdraw(offer(), 'seller', noon))).toBe('offer.not_your_turn');
    expect(withdraw(offer(), 'buyer', noon).changes.status).toBe('withdrawn');
  });

  it('a counter voids the amount before, turns the table and begins 48 hours anew', () => {
    const countered = { ...offer(), ...counter(offer(), 'seller', euros(2_500), after(10 * hour)).changes };
    expect(countered).toMatchObject({ amount: euros(2_500), turn: 'buyer', expiresAt: after(58 * hour) });
    expect(countered.history.map(({ by, amount }) => [by, amount.amount])).toEqual([
      ['buyer', 2_000],
      ['seller', 2_500],
    ]);
    expect(codeOf(() => beginAccepting(countered, 'seller', after(11 * hour)))).toBe('offer.not_your_turn');
    expect(beginAccepting(countered, 'buyer', after(11 * hour)).changes.status).toBe('accepting');
  });

  it('makes room for another offer of the same buyer when it ends, not before', () => {
    const countered = counter(offer(), 'seller', euros(2_500), noon).changes;
    expect('openKey' in countered).toBe(false);
    expect(decline(offer(), 'seller', noon).changes).toHaveProperty('openKey', undefined);
  });
});

describe('expiry', () => {
  it('comes at exactly 48 hours', () => {
    expect(expire(offer(), after(48 * hour - 1))).toBeNull();
    expect(facts(expire(offer(), after(48 * hour)))).toEqual(['offer.expired.v1']);
  });

  it('is felt at once, even before a job has taken note', () => {
    expect(beginAccepting(offer(), 'seller', after(48 * hour - 1)).changes.status).toBe('accepting');
    expect(codeOf(() => beginAccepting(offer(), 'seller', after(48 * hour)))).toBe('offer.closed');
    expect(codeOf(() => withdraw(offer(), 'buyer', after(48 * hour)))).toBe('offer.closed');
  });

  it('spares an offer that is being accepted', () => {
    expect(expire(accepting(), after(49 * hour))).toBeNull();
  });
});

describe('the end of accepting', () => {
  it('is a finished deal, announced once', () => {
    const finished = finishAccepting(accepting(), 'order-1', noon);
    expect(finished?.changes).toMatchObject({ status: 'accepted', orderId: 'order-1', acceptingSince: null });
    expect(facts(finished)).toEqual(['offer.accepted.v1']);
    expect(finished?.events[0]?.data).toMatchObject({ by: 'seller', orderId: 'order-1', amount: euros(2_000) });
    expect(finishAccepting(offer({ status: 'accepted' }), 'order-1', noon)).toBeNull();
  });

  it('cannot come to an offer that nobody is accepting', () => {
    expect(codeOf(() => finishAccepting(offer(), 'order-1', noon))).toBe('offer.closed');
    expect(codeOf(() => finishAccepting(offer({ status: 'closed' }), 'order-1', noon))).toBe('offer.closed');
  });

  it('or the offer as it was, of which nobody hears', () => {
    const reverted = revertAccepting(accepting(), noon);
    expect(reverted?.changes).toMatchObject({ status: 'open', acceptingSince: null });
    expect(reverted?.events).toEqual([]);
    expect(revertAccepting(offer(), noon)).toBeNull();
  });
});

describe('when the item goes another way', () => {
  it.each(['reserved', 'sold', 'removed'] as const)('closes the offer because it was %s', (because) => {
    const closed = close(offer(), because, 'carl', noon);
    expect(closed?.changes).toMatchObject({ status: 'closed', closedBecause: because });
    expect(closed?.events[0]?.data).toMatchObject({ because, by: null });
  });

  it('counts as withdrawn for the buyer who got the item otherwise', () => {
    const closed = close(offer(), 'reserved', 'ben', noon);
    expect(closed?.changes.status).toBe('closed');
    expect(closed?.changes.closedBecause).toBeUndefined();
    expect(facts(closed)).toEqual(['offer.withdrawn.v1']);
  });

  it('ends one that is being accepted, and leaves alone what is over', () => {
    expect(facts(close(accepting(), 'sold', null, noon))).toEqual(['offer.closed.v1']);
    expect(close(offer({ status: 'accepted' }), 'sold', null, noon)).toBeNull();
    expect(close(offer({ status: 'declined' }), 'sold', null, noon)).toBeNull();
  });
});
