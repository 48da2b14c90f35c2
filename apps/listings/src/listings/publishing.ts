import { happened, type NewEvent } from '@vybac/contracts';
import {
  categoriesWithoutCondition,
  listingChanged,
  listingErrors,
  type ListingFields,
  listingPublished,
  listingRemoved,
  listingRestored,
  listingSold,
  type Image,
  type ListingMode,
  missingListingFieldsMessage,
  photosIn,
  tooManyImagesMessage,
  type Voice,
} from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { heatOfNew } from '../popularity/heat';
import type { Position } from '../search/position';
import {
  imageUrlOf,
  type Listing,
  type ListingDecision,
  type ListingState,
  priceOf,
  requireTransition,
  type Seller,
  summaryOf,
} from './listing';
import { changePrice, firstPrice } from './price-history';

/** How long a removed listing can be brought back, in milliseconds (rulings, Listings → Lifecycle). */
export const restorableFor = 30 * 24 * 60 * 60 * 1000;

/** What a seller filled in, made ready by the services: pictures found, search words made. */
export interface ListingContent {
  readonly fields: ListingFields;
  readonly images: readonly Image[];
  readonly voice: Voice | null;
  /** As it is kept. */
  readonly position: Position | null;
  readonly words: readonly string[];
}

/** Everything asks for a condition but services and software (spec 2 §5). @throws AppError `listing.missing_information` */
export function requireCondition({ category, condition }: Pick<ListingFields, 'category' | 'condition'>): void {
  if (condition !== null || categoriesWithoutCondition.includes(category)) return;
  throw missingInformation({ condition: missingListingFieldsMessage });
}

export function missingInformation(fields: Readonly<Record<string, string>>): AppError {
  return new AppError(listingErrors['listing.missing_information'], { detail: missingListingFieldsMessage, fields });
}

/** @throws AppError `media.too_many` */
export function requirePhotos({ imageIds }: Pick<ListingFields, 'imageIds'>, mode: ListingMode = 'form'): void {
  if (imageIds.length <= photosIn(mode)) return;
  throw new AppError(listingErrors['media.too_many'], { detail: tooManyImagesMessage(photosIn(mode)) });
}

/** A new listing, on sale at once. */
export function publish(
  id: string,
  seller: { person: Seller; version: number },
  content: ListingContent,
  { currency, at, demo }: { currency: string; at: Date; demo: boolean },
): { state: ListingState; event: NewEvent } {
  const state: ListingState = {
    sellerId: seller.person.id,
    seller: seller.person,
    sellerVersion: seller.version,
    ...contentOf(content, content.fields.mode ?? 'form'),
    ...firstPrice(content.fields.priceAmount, at),
    currency,
    status: 'active',
    createdAt: at,
    updatedAt: at,
    removedAt: null,
    soldAt: null,
    viewCount: 0,
    heat: heatOfNew(at),
    hotAt: null,
    reservation: null,
    queue: [],
    demo,
  };
  return { state, event: happened(listingPublished, summaryOf({ ...state, id })) };
}

/** @throws AppError `listing.transition` once it is reserved, sold or removed */
export function edit(listing: Listing, content: ListingContent, at: Date): ListingDecision {
  if (!['draft', 'active', 'pending'].includes(listing.status)) throw new AppError(listingErrors['listing.transition']);
  const price = changePrice(listing, content.fields.priceAmount, at);
  const changes = { ...contentOf(content, listing.mode ?? 'form'), ...price.changes, updatedAt: at };
  return { changes, events: [happened(listingChanged, summaryOf({ ...listing, ...changes })), ...price.events] };
}

/** Null when it is removed already. @throws AppError `listing.transition` */
export function remove(listing: Listing, at: Date): ListingDecision | null {
  if (listing.status === 'removed') return null;
  requireTransition(listing, 'removed');
  return {
    changes: { status: 'removed', removedAt: at, updatedAt: at, queue: [] },
    events: [happened(listingRemoved, { listingId: listing.id, sellerId: listing.sellerId })],
  };
}

/** Null when it is back already. @throws AppError `listing.transition` when it is too late, or sold */
export function restore(listing: Listing, at: Date): ListingDecision | null {
  if (listing.status === 'active') return null;
  const removedFor = at.getTime() - (listing.removedAt?.getTime() ?? 0);
  if (listing.status !== 'removed' || removedFor > restorableFor)
    throw new AppError(listingErrors['listing.transition']);
  const changes = { status: 'active', removedAt: null, updatedAt: at } as const;
  return { changes, events: [happened(listingRestored, summaryOf({ ...listing, ...changes }))] };
}

/** Sold elsewhere: no order, no buyer. Null when it is sold already. @throws AppError `listing.transition` */
export function markSold(listing: Listing, at: Date): ListingDecision | null {
  if (listing.status === 'sold') return null;
  if (listing.status !== 'active') throw new AppError(listingErrors['listing.transition']);
  const { id: listingId, sellerId, title, queue } = listing;
  const sale = {
    amount: priceOf(listing),
    orderId: null,
    buyerId: null,
    queuedActorIds: queue.map(({ actorId }) => actorId),
  };
  return {
    changes: { status: 'sold', soldAt: at, updatedAt: at, queue: [] },
    events: [happened(listingSold, { listingId, sellerId, title, imageUrl: imageUrlOf(listing), ...sale })],
  };
}

/** @throws AppError `listing.not_yours` unless the actor is the seller */
export function requireSeller(listing: Listing, actorId: string): void {
  if (listing.sellerId !== actorId) throw new AppError(listingErrors['listing.not_yours']);
}

function contentOf({ fields, images, voice, position, words }: ListingContent, mode: ListingMode) {
  const { title, description, priceAmount, category, condition, location, tags, buyNow, aiGenerated } = fields;
  const asksCondition = !categoriesWithoutCondition.includes(category);
  return {
    title,
    description,
    priceAmount,
    location,
    tags,
    buyNow,
    category,
    condition: asksCondition ? condition : null,
    images: [...images],
    voice,
    mode,
    position,
    words: [...words],
    // What is left out of a change stays as it is.
    ...(mode === 'photos' || mode === 'voice' ? { aiGenerated: true } : aiGenerated !== undefined && { aiGenerated }),
  };
}
