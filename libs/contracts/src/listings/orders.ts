import { z } from 'zod';
import { id, line, moment, moneySchema, page, pageQuery, personSummary } from '../primitives';
import { defineRoute } from '../route';

/** An accepted offer or Buy Now holds the item this long (rulings, Reservation). */
export const reservationHours = 48;
export const handoverCodeLength = 6;
/** Wrong handover codes per order before one has to wait. */
export const handoverTries = { max: 5, windowMinutes: 15 } as const;

export const orderOrigin = z.enum(['offer', 'buy-now']);
export const orderStatuses = ['open', 'completed', 'cancelled', 'lapsed'] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.output<typeof orderStatus>;

export const order = z.object({
  id,
  status: orderStatus,
  origin: orderOrigin,
  amount: moneySchema,
  listing: z.object({ id, title: z.string(), imageUrl: z.string().nullable() }),
  seller: personSummary,
  buyer: personSummary,
  /** Which side of it the viewer is on. */
  role: z.enum(['buyer', 'seller']),
  reservedUntil: moment.nullable(),
  /** Shown to the buyer only, while the order is open; the seller enters it at the meeting. */
  handoverCode: z.string().nullable(),
  cancelReason: z.string().nullable(),
  cancelledBy: z.enum(['buyer', 'seller']).nullable(),
  createdAt: moment,
  closedAt: moment.nullable(),
});
export type Order = z.output<typeof order>;

const errors = ['resource.missing', 'order.closed'] as const;

export const buyNow = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/orders',
  access: 'actor',
  summary: 'Buy Now (or Claim, when free): reserve at the asking price. Needs an account',
  body: z.object({ listingId: id }),
  status: 201,
  output: order,
  errors: [
    'purchase.account_required',
    'listing.missing',
    'listing.own',
    'listing.reserved',
    'listing.sold',
    'listing.not_for_sale',
    'listing.seller_away',
    'listing.buy_now_off',
  ],
  limit: { action: 'buy_now', max: 60, windowMinutes: 60 },
});

export const listOrders = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/orders',
  access: 'actor',
  summary: 'One’s orders, as buyer and as seller, newest first',
  query: pageQuery.extend({ role: z.enum(['buyer', 'seller']).optional(), status: orderStatus.optional() }),
  status: 200,
  output: page(order),
  errors: ['cursor.invalid'],
});

export const showOrder = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/orders/:id',
  access: 'actor',
  summary: 'An order; its two people only',
  params: z.object({ id }),
  status: 200,
  output: order,
  errors: ['resource.missing'],
});

export const completeHandover = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/orders/:id/handover',
  access: 'actor',
  summary: 'The seller enters the buyer’s handover code: the item is sold',
  params: z.object({ id }),
  body: z.object({ code: z.string().max(20) }),
  status: 200,
  output: order,
  errors: [...errors, 'listing.not_yours', 'order.wrong_code', 'order.code_limited'],
});

export const cancelOrder = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/orders/:id/cancel',
  access: 'actor',
  summary: 'Either side cancels with a reason; the item is available again',
  params: z.object({ id }),
  body: z.object({ reason: line(1, 300) }),
  status: 200,
  output: order,
  errors: [...errors],
});

/** Reserve for a buyer whose offer was accepted: the one guarded write that decides every sale (design §3). */
export const reserveListing = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/internal/listings/:id/reservation',
  access: 'service',
  summary: 'Reserve a listing for a buyer; the same reservation twice answers alike',
  params: z.object({ id }),
  body: z.object({
    reservationId: id,
    buyerId: id,
    sellerId: id,
    amount: moneySchema,
    /** The seller's own yes also counts while they are away. */
    acceptedBySeller: z.boolean().default(false),
  }),
  status: 200,
  output: z.object({ orderId: id, until: moment }),
  errors: [
    'listing.missing',
    'listing.reserved',
    'listing.sold',
    'listing.not_for_sale',
    'listing.seller_away',
    'listing.own',
  ],
});

/** Was this reservation ever made? Lets messaging finish or revert an offer that was interrupted (design §4.8). */
export const findReservation = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/internal/reservations/:id',
  access: 'service',
  summary: 'The order of a reservation id',
  params: z.object({ id }),
  status: 200,
  output: z.object({ orderId: id, status: orderStatus }),
  errors: ['resource.missing'],
});
