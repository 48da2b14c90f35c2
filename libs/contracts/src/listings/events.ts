import { z } from 'zod';
import { defineEvent } from '../event';
import { id, moment, moneySchema } from '../primitives';
import { commentPosted } from './comments';
import { listingFavorited, listingUnfavorited } from './favorites';
import { orderOrigin } from './orders';
import { category, condition } from './taxonomy-schemas';

const topic = 'listings.listing';

/** What other services project of a listing. */
const summary = z.object({
  listingId: id,
  sellerId: id,
  title: z.string(),
  price: moneySchema,
  category,
  condition: condition.nullable(),
  imageUrl: z.string().nullable(),
});

const deal = z.object({
  listingId: id,
  sellerId: id,
  title: z.string(),
  imageUrl: z.string().nullable(),
  orderId: id,
  buyerId: id,
  amount: moneySchema,
  origin: orderOrigin,
  /** When the order came to be. */
  reservedAt: moment.optional(),
});

export const listingPublished = defineEvent({ topic, type: 'listing.published.v1', data: summary });
export const listingChanged = defineEvent({ topic, type: 'listing.changed.v1', data: summary });
/** Below the lowest price that it ever stood at: raising and lowering again is no news (rulings, Favourites work). */
export const listingPriceDropped = defineEvent({
  topic,
  type: 'listing.price-dropped.v1',
  data: z.object({
    listingId: id,
    sellerId: id,
    title: z.string(),
    imageUrl: z.string().nullable(),
    price: moneySchema,
    lowestBefore: moneySchema,
  }),
});
export const listingRemoved = defineEvent({
  topic,
  type: 'listing.removed.v1',
  data: z.object({ listingId: id, sellerId: id }),
});
export const listingRestored = defineEvent({ topic, type: 'listing.restored.v1', data: summary });

/** Held for one buyer; the order exists from this very write on. */
export const listingReserved = defineEvent({
  topic,
  type: 'listing.reserved.v1',
  data: deal.extend({ until: moment }),
});

/** The hold ended without a sale: available again. `queuedActorIds` are told. */
export const listingReleased = defineEvent({
  topic,
  type: 'listing.released.v1',
  data: deal.extend({
    cause: z.enum(['cancelled', 'lapsed']),
    cancelledBy: z.enum(['buyer', 'seller']).nullable(),
    reason: z.string().nullable(),
    queuedActorIds: z.array(id),
  }),
});

/** Sold: by a completed order, or elsewhere (then without order and buyer). */
export const listingSold = defineEvent({
  topic,
  type: 'listing.sold.v1',
  data: z.object({
    listingId: id,
    sellerId: id,
    title: z.string(),
    imageUrl: z.string().nullable(),
    amount: moneySchema,
    orderId: id.nullable(),
    buyerId: id.nullable(),
    /** Of the order, if there is one. */
    origin: orderOrigin.optional(),
    reservedAt: moment.optional(),
    /** Of the demo neighbourhood: never counts in figures. */
    demo: z.literal(true).optional(),
    queuedActorIds: z.array(id),
  }),
});

export const listingsEvents = [
  listingPublished,
  listingChanged,
  listingPriceDropped,
  listingRemoved,
  listingRestored,
  listingReserved,
  listingReleased,
  listingSold,
  listingFavorited,
  listingUnfavorited,
  commentPosted,
] as const;
