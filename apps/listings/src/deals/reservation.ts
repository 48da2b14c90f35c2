import { happened, type PersonSummary } from '@vybac/contracts';
import type { Away } from '@vybac/contracts/identity';
import { listingErrors, listingReleased, listingReserved } from '@vybac/contracts/listings';
import { AppError, type ErrorDefinition, type Money } from '@vybac/kit';
import { imageUrlOf, isPublic, type Listing, type ListingDecision, type Reservation } from '../listings/listing';
import { closeOrder, openOrder, type OrderState, type Party } from './order';

/** What a rule decided about a deal: what becomes of the listing, and how the order stands after it. */
export interface DealDecision extends ListingDecision {
  order: OrderState;
}

/** What a reservation asks for. */
export interface ReservationTerms {
  /** The same id twice is the same reservation. */
  orderId: string;
  offerId: string | null;
  buyer: PersonSummary;
  amount: Money;
  origin: Reservation['origin'];
  /** Set while the seller is away, unless it is they who say yes. */
  sellerAway?: Away | null;
  at: Date;
  until: Date;
  /** The handover code. */
  code: string;
}

/** A reservation that ends without a sale. */
export type Release =
  { readonly cause: 'cancelled'; readonly by: Party; readonly reason: string } | { readonly cause: 'lapsed' };

const signInToPurchase = 'Please sign in to purchase items';

/**
 * Holds a listing for one buyer (design §3): the first decides, everybody after them is refused. Null when this very
 * reservation stands already.
 *
 * @throws AppError `listing.missing`, `listing.own`, `listing.reserved`, `listing.sold`, `listing.not_for_sale`,
 * `listing.seller_away`; with Buy Now also `listing.buy_now_off` and, for guests, `purchase.account_required` (rulings, Guests and deals)
 */
export function reserve(listing: Listing, terms: ReservationTerms): DealDecision | null {
  const { at, code, sellerAway: _away, ...rest } = terms;
  if (listing.reservation?.orderId === terms.orderId) return null;
  requireBuyable(listing, terms);
  const reservation: Reservation = { ...rest, reservedAt: at, handoverCode: code, wrongCodes: [] };
  return {
    changes: { status: 'reserved', reservation, updatedAt: at },
    events: [happened(listingReserved, { ...dealOf(listing, reservation), until: terms.until.toISOString() })],
    order: openOrder(listing, reservation),
  };
}

/**
 * Puts a reserved listing back on sale and tells who waits for it.
 * @throws AppError `order.closed` unless this order holds it
 */
export function release(listing: Listing, orderId: string, release: Release, at: Date): DealDecision {
  const reservation = requireReservation(listing, orderId);
  const cancelled = release.cause === 'cancelled' ? release : null;
  const cancelledBy = cancelled?.by ?? null;
  const reason = cancelled?.reason ?? null;
  const queuedActorIds = listing.queue.map(({ actorId }) => actorId);
  const { cause } = release;
  return {
    changes: { status: 'active', reservation: null, queue: [], updatedAt: at },
    events: [
      happened(listingReleased, { ...dealOf(listing, reservation), cause, cancelledBy, reason, queuedActorIds }),
    ],
    order: closeOrder(openOrder(listing, reservation), { status: cause, at, cancelledBy, reason }),
  };
}

/** Releases a listing whose time is over. Null when it is not, or when somebody has closed the order meanwhile. */
export function lapse(listing: Listing, at: Date): DealDecision | null {
  const { reservation } = listing;
  if (!reservation || reservation.until >= at) return null;
  return release(listing, reservation.orderId, { cause: 'lapsed' }, at);
}

/** @throws AppError `order.closed` unless this order holds the listing */
export function requireReservation({ reservation }: Listing, orderId: string): Reservation {
  if (reservation?.orderId !== orderId) throw new AppError(listingErrors['order.closed']);
  return reservation;
}

/** What events say of a deal. */
export function dealOf(listing: Listing, { orderId, buyer, amount, origin, reservedAt }: Reservation) {
  const { id: listingId, sellerId, title } = listing;
  const order = { orderId, buyerId: buyer.id, amount, origin, reservedAt: reservedAt.toISOString() };
  return { listingId, sellerId, title, imageUrl: imageUrlOf(listing), ...order };
}

function requireBuyable(listing: Listing, { buyer, origin, sellerAway }: ReservationTerms): void {
  const refuse = (error: ErrorDefinition, detail?: string) => {
    throw new AppError(error, { ...(detail !== undefined && { detail }), data: { listingId: listing.id } });
  };
  const isBuyNow = origin === 'buy-now';
  // Before anything else: what is not public must answer like what does not exist.
  if (isBuyNow && !isPublic(listing)) throw new AppError(listingErrors['listing.missing']);
  if (isBuyNow && buyer.kind === 'guest') refuse(listingErrors['purchase.account_required'], signInToPurchase);
  if (listing.sellerId === buyer.id) refuse(listingErrors['listing.own']);
  if (listing.status === 'reserved') refuse(listingErrors['listing.reserved']);
  if (listing.status === 'sold') refuse(listingErrors['listing.sold']);
  if (listing.status !== 'active') refuse(listingErrors['listing.not_for_sale']);
  if (sellerAway) refuse(listingErrors['listing.seller_away']);
  if (isBuyNow && !listing.buyNow) refuse(listingErrors['listing.buy_now_off']);
}
