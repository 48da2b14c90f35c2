import { z } from 'zod';
import { id, moment, moneySchema, nothing, page, pageQuery, personSummary } from '../primitives';
import { away } from '../identity/away';
import { defineRoute } from '../route';
import { voice } from './assist-voice';
import { image } from './image';
import { listingFields } from './listing-fields';
import { distanceBands, listingLimits, listingModes } from './listing-limits';
import { near, within } from './position';
import { category, categoryFilter, condition, listingStatus } from './taxonomy-schemas';

export const missingListingFieldsMessage = 'Please fill in all required fields.';
export const cappedCount = 1_000;

/** Listings as they stand in grids. */
export const listingCard = z.object({
  id,
  title: z.string(),
  price: moneySchema,
  category,
  condition: condition.nullable(),
  status: listingStatus,
  image: image.nullable(),
  seller: personSummary.extend({ verifiedSeller: z.boolean() }),
  location: z.string().nullable(),
  createdAt: moment,
  /** How many people keep it among their favorites. */
  favoriteCount: z.number().int(),
});
export type ListingCard = z.output<typeof listingCard>;

/** What the viewer may know of the reservation: for whom only when one is the buyer or the seller. */
export const reservationView = z.object({
  until: moment.nullable(),
  orderId: id.nullable(),
  buyer: personSummary.nullable(),
});
export type ReservationView = z.output<typeof reservationView>;

export const listing = listingCard.extend({
  description: z.string(),
  tags: z.array(z.string()),
  images: z.array(image),
  voice: voice.nullable(),
  /** How it was made. */
  mode: z.enum(listingModes),
  /** True when values stand in it as the assistant proposed them. */
  aiGenerated: z.boolean(),
  buyNow: z.boolean(),
  updatedAt: moment,
  /** One more with every change: what an edit was begun on. */
  version: z.number().int(),
  viewCount: z.number().int(),
  seller: personSummary.extend({
    verifiedSeller: z.boolean(),
    memberSince: moment.nullable(),
    /** Set while nothing of theirs can be bought. */
    away: away.omit({ since: true }).nullable(),
  }),
  reservation: reservationView.nullable(),
  soldAt: moment.nullable(),
  /** In minor units of the price's currency, oldest first, the present one last. */
  priceHistory: z.array(z.object({ amount: z.number().int(), at: moment })),
  queueLength: z.number().int(),
  /** Whether it can be found by distance. */
  hasPosition: z.boolean(),
  /** True for the seller. */
  isMine: z.boolean(),
  /** True when one is told as soon as it is available again. */
  isQueued: z.boolean(),
});
export type Listing = z.output<typeof listing>;

export const listingSorts = ['newest', 'price-asc', 'price-desc', 'popular'] as const;
export const listingSort = z.enum(listingSorts);
export type ListingSort = z.output<typeof listingSort>;

const price = z.coerce.number().int().min(0).max(listingLimits.price.maximum);

/**
 * The filters of the browse page; its URL mirrors them. Prices in minor units. `near` leaves out listings without a position.
 * Without `sort` the best match comes first when there are words, and otherwise the newest. With words, price and popularity
 * order the newest 1,000 listings that have them.
 */
export const browseQuery = pageQuery.extend({
  q: z.string().max(200).optional(),
  category: categoryFilter.optional(),
  condition: condition.optional(),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  photos: z.stringbool().optional(),
  verified: z.stringbool().optional(),
  seller: id.optional(),
  near: near.optional(),
  within,
  sort: listingSort.optional(),
});
export type BrowseQuery = z.output<typeof browseQuery>;

export const browseListings = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/listings',
  access: 'public',
  summary: 'Browse and search active listings',
  query: browseQuery,
  status: 200,
  output: z.object({
    items: z.array(
      listingCard.extend({
        /** The narrowest band of distance in which it is, in kilometres; only when asked for what is near. */
        withinKm: z.literal(distanceBands).optional(),
      }),
    ),
    /** A page may be short, or even empty, and still have a next one: a page looks through 300 candidates at most. */
    nextCursor: z.string().nullable(),
    /** Capped at 1,000 ("1,000+"); null on later pages. */
    total: z.number().int().nullable(),
    /** True when there may be more than `total`, because not all candidates were looked at. */
    totalIsLeast: z.boolean(),
    /** The words searched for instead, when nothing was found by those typed. */
    correctedQuery: z.string().nullable(),
    /** Words that find far more than those typed, which find little. */
    didYouMean: z.string().nullable(),
    /** Listings without a position are left out: the question was what is near. */
    leavesOutUnplaced: z.boolean(),
  }),
  errors: ['cursor.invalid'],
});

export const showListing = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/listings/:id',
  access: 'public',
  summary: 'A listing; reserved, sold and removed (410) ones still open by link',
  params: z.object({ id: z.string().max(64) }),
  status: 200,
  output: listing,
  errors: ['listing.missing', 'listing.removed'],
});

export const similarListings = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/listings/:id/similar',
  access: 'public',
  summary: 'Active listings like this one',
  params: z.object({ id }),
  status: 200,
  output: z.object({ items: z.array(listingCard).max(12) }),
  errors: ['listing.missing'],
});

export const publishListing = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/listings',
  access: 'actor',
  summary: 'Publish a listing',
  body: listingFields,
  status: 201,
  output: listing,
  errors: [
    'listing.missing_information',
    'listing.guest_limit',
    'media.missing',
    'media.too_many',
    'assist.audio_missing',
    'assist.audio_unreadable',
  ],
  limit: { action: 'listing_creation', max: 60, windowMinutes: 60 },
});

export const editListing = defineRoute({
  service: 'listings',
  method: 'PUT',
  path: '/api/listings/:id',
  access: 'actor',
  summary: 'Change an active, pending or draft listing; seller or admin',
  params: z.object({ id }),
  /** `version` is the one that was edited: a change of somebody else in between is not written over. */
  body: listingFields.extend({ version: z.number().int().positive() }),
  status: 200,
  output: listing,
  errors: [
    'listing.missing_information',
    'listing.missing',
    'listing.not_yours',
    'listing.transition',
    'listing.edited_elsewhere',
    'media.missing',
    'media.too_many',
    'assist.audio_missing',
    'assist.audio_unreadable',
  ],
});

export const removeListing = defineRoute({
  service: 'listings',
  method: 'DELETE',
  path: '/api/listings/:id',
  access: 'actor',
  summary: 'Remove a listing; restorable for 30 days; seller or admin',
  params: z.object({ id }),
  status: 204,
  output: nothing,
  errors: ['listing.missing', 'listing.not_yours', 'listing.transition'],
});

export const restoreListing = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/listings/:id/restore',
  access: 'actor',
  summary: 'Bring back a listing removed less than 30 days ago',
  params: z.object({ id }),
  status: 200,
  output: listing,
  errors: ['listing.missing', 'listing.not_yours', 'listing.transition', 'listing.guest_limit'],
});

export const markListingSold = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/listings/:id/sold-elsewhere',
  access: 'actor',
  summary: 'The seller sold it elsewhere: sold, without an order',
  params: z.object({ id }),
  status: 200,
  output: listing,
  errors: ['listing.missing', 'listing.not_yours', 'listing.transition'],
});

export const joinQueue = defineRoute({
  service: 'listings',
  method: 'PUT',
  path: '/api/listings/:id/queue',
  access: 'actor',
  summary: 'Be told when a reserved listing is available again',
  params: z.object({ id }),
  status: 200,
  output: z.object({ queueLength: z.number().int(), isQueued: z.boolean() }),
  errors: ['listing.missing', 'listing.own', 'listing.transition'],
});

export const leaveQueue = defineRoute({
  service: 'listings',
  method: 'DELETE',
  path: '/api/listings/:id/queue',
  access: 'actor',
  summary: 'No longer wait for a reserved listing',
  params: z.object({ id }),
  status: 200,
  output: z.object({ queueLength: z.number().int(), isQueued: z.boolean() }),
  errors: ['listing.missing'],
});

export const myListings = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/me/listings',
  access: 'actor',
  summary: 'One’s own listings in every state, newest first, and their counts',
  query: pageQuery.extend({ status: listingStatus.optional() }),
  status: 200,
  output: page(listingCard.extend({ viewCount: z.number().int(), reservation: reservationView.nullable() })).extend({
    counts: z.object({ total: z.number().int(), active: z.number().int(), views: z.number().int() }),
    /** Guests: how many they may have on sale, and how many more; null for users. */
    limit: z.number().int().nullable(),
    remaining: z.number().int().nullable(),
  }),
  errors: ['cursor.invalid'],
});

/** What messaging and others keep of a listing, asked for when they have not yet heard of it by event. */
export const findListing = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/internal/listings/:id',
  access: 'service',
  summary: 'A listing’s summary for another service',
  params: z.object({ id }),
  status: 200,
  output: z.object({
    id,
    version: z.number().int(),
    title: z.string(),
    price: moneySchema,
    imageUrl: z.string().nullable(),
    status: listingStatus,
    sellerId: id,
    /** As last heard of the seller; it changes without an event of the listing. */
    sellerAway: z.boolean(),
  }),
  errors: ['listing.missing'],
});
