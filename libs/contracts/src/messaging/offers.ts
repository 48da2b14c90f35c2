import { z } from 'zod';
import { id, moment, moneySchema, page, pageQuery, personSummary } from '../primitives';
import { defineRoute } from '../route';

/** Hours that an offer or a counter-offer stays open (rulings, Offers). */
export const offerHours = 48;
/** In minor units: 0.01 to 1,000,000. */
export const offerAmounts = { minimum: 1, maximum: 100_000_000 } as const;

export const offerStatuses = ['open', 'accepting', 'accepted', 'declined', 'withdrawn', 'expired', 'closed'] as const;
export const offerStatus = z.enum(offerStatuses);
export type OfferStatus = z.output<typeof offerStatus>;

export const offerStep = z.object({ by: z.enum(['buyer', 'seller']), amount: moneySchema, at: moment });

/** One negotiation of one buyer about one listing: a card in the conversation. */
export const offer = z.object({
  id,
  conversationId: id,
  listingId: id,
  listingTitle: z.string(),
  buyer: personSummary,
  sellerId: id,
  /** `accepting` is shown as open to people: it lasts milliseconds. */
  status: offerStatus,
  amount: moneySchema,
  /** Who may accept, decline or counter now; null when closed. */
  turn: z.enum(['buyer', 'seller']).nullable(),
  expiresAt: moment,
  history: z.array(offerStep),
  /** Why it ended, when nobody ended it: the item was reserved for somebody else, sold or removed. */
  closedBecause: z.enum(['reserved', 'sold', 'removed']).nullable(),
  orderId: id.nullable(),
  version: z.number().int(),
  createdAt: moment,
  updatedAt: moment,
});
export type Offer = z.output<typeof offer>;

export const offerAmount = z.number().int().min(offerAmounts.minimum).max(offerAmounts.maximum);

const answerErrors = ['offer.missing', 'offer.not_your_turn', 'offer.closed'] as const;

export const makeOffer = defineRoute({
  service: 'messaging',
  method: 'POST',
  path: '/api/listings/:id/offers',
  access: 'actor',
  summary: 'Offer an amount for a listing; opens the conversation with its seller',
  params: z.object({ id }),
  body: z.object({ amount: offerAmount }),
  status: 201,
  output: offer,
  errors: [
    'listing.missing',
    'listing.reserved',
    'listing.sold',
    'listing.not_for_sale',
    'listing.seller_away',
    'offer.own_listing',
    'offer.free_listing',
    'offer.already_open',
  ],
  limit: { action: 'offer', max: 120, windowMinutes: 60 },
});

export const listOffers = defineRoute({
  service: 'messaging',
  method: 'GET',
  path: '/api/offers',
  access: 'actor',
  summary: 'One’s offers, made and received, latest first',
  query: pageQuery.extend({ listingId: id.optional(), status: offerStatus.optional() }),
  status: 200,
  output: page(offer),
  errors: ['cursor.invalid'],
});

export const showOffer = defineRoute({
  service: 'messaging',
  method: 'GET',
  path: '/api/offers/:id',
  access: 'actor',
  summary: 'An offer; its two people only',
  params: z.object({ id }),
  status: 200,
  output: offer,
  errors: ['offer.missing'],
});

export const acceptOffer = defineRoute({
  service: 'messaging',
  method: 'POST',
  path: '/api/offers/:id/accept',
  access: 'actor',
  summary: 'Accept the amount on the table: the item is reserved for the buyer',
  params: z.object({ id }),
  status: 201,
  output: offer,
  errors: [...answerErrors, 'listing.reserved', 'listing.sold', 'listing.not_for_sale', 'listing.seller_away'],
});

export const declineOffer = defineRoute({
  service: 'messaging',
  method: 'POST',
  path: '/api/offers/:id/decline',
  access: 'actor',
  summary: 'Decline the amount on the table',
  params: z.object({ id }),
  status: 200,
  output: offer,
  errors: answerErrors,
});

export const counterOffer = defineRoute({
  service: 'messaging',
  method: 'POST',
  path: '/api/offers/:id/counter',
  access: 'actor',
  summary: 'Put another amount on the table; voids the one before',
  params: z.object({ id }),
  body: z.object({ amount: offerAmount }),
  status: 200,
  output: offer,
  errors: answerErrors,
  limit: { action: 'counter', max: 240, windowMinutes: 60 },
});

export const withdrawOffer = defineRoute({
  service: 'messaging',
  method: 'POST',
  path: '/api/offers/:id/withdraw',
  access: 'actor',
  summary: 'Take back one’s own amount',
  params: z.object({ id }),
  status: 200,
  output: offer,
  errors: ['offer.missing', 'offer.closed', 'offer.not_your_turn'],
});
