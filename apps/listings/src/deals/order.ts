import type { PersonSummary } from '@vybac/contracts';
import type { Order, OrderStatus } from '@vybac/contracts/listings';
import { type Money, transitions } from '@vybac/kit';
import { imageUrlOf, type Listing, type Reservation } from '../listings/listing';

export type Party = 'buyer' | 'seller';

/**
 * A deal between two people. It begins inside the listing, as its reservation; this is the view of it that lasts, made anew
 * from what the listing decided and never the other way round (design §4.8).
 */
export interface OrderState {
  /** The reservation's id; of an accepted offer, the offer's. */
  id: string;
  listing: { id: string; title: string; imageUrl: string | null };
  seller: PersonSummary;
  buyer: PersonSummary;
  amount: Money;
  origin: Reservation['origin'];
  status: OrderStatus;
  reservedUntil: Date;
  /** Null once closed. */
  handoverCode: string | null;
  cancelReason: string | null;
  cancelledBy: Party | null;
  createdAt: Date;
  closedAt: Date | null;
}

export const orderStates = transitions<OrderStatus>({
  open: ['completed', 'cancelled', 'lapsed'],
  completed: [],
  cancelled: [],
  lapsed: [],
});

/** How an order ends. */
export interface Closing {
  readonly status: Exclude<OrderStatus, 'open'>;
  readonly at: Date;
  readonly cancelledBy?: Party | null;
  readonly reason?: string | null;
}

/** The order that is inside a reserved listing. */
export function openOrder(listing: Listing, reservation: Reservation): OrderState {
  const { orderId, buyer, amount, origin, until, handoverCode, reservedAt } = reservation;
  return {
    id: orderId,
    listing: { id: listing.id, title: listing.title, imageUrl: imageUrlOf(listing) },
    seller: personOf(listing.seller),
    buyer: personOf(buyer),
    amount,
    origin,
    status: 'open',
    reservedUntil: until,
    handoverCode,
    cancelReason: null,
    cancelledBy: null,
    createdAt: reservedAt,
    closedAt: null,
  };
}

export function closeOrder(order: OrderState, { status, at, cancelledBy = null, reason = null }: Closing): OrderState {
  return { ...order, status, handoverCode: null, cancelledBy, cancelReason: reason, closedAt: at };
}

/** Which side of the order somebody is on; null for strangers. */
export function partyOf(order: Pick<OrderState, 'seller' | 'buyer'>, actorId: string): Party | null {
  if (order.buyer.id === actorId) return 'buyer';
  return order.seller.id === actorId ? 'seller' : null;
}

/** The order as one of its two people sees it: the handover code is the buyer's to show. */
export function orderFor(order: OrderState, viewerId: string): Order {
  const role = order.buyer.id === viewerId ? 'buyer' : 'seller';
  const { reservedUntil, handoverCode, createdAt, closedAt, ...rest } = order;
  return {
    ...rest,
    role,
    reservedUntil: closedAt ? null : reservedUntil.toISOString(),
    handoverCode: role === 'buyer' ? handoverCode : null,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** What the other side may know of a person. */
export function personOf({ id, kind, name, username, avatarUrl }: PersonSummary): PersonSummary {
  return { id, kind, name, username, avatarUrl };
}
