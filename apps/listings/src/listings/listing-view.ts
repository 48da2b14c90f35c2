import { awayAt } from '@vybac/contracts/identity';
import type { Listing as ListingDto, ListingCard, ReservationView } from '@vybac/contracts/listings';
import { type Listing, type ListingState, priceOf } from './listing';
import { pricesOf } from './price-history';
import { isQueued } from './queue';

/** The fields that a card shows, as they lie in the database. */
export type CardFields = Pick<
  ListingState,
  | 'title'
  | 'priceAmount'
  | 'currency'
  | 'category'
  | 'condition'
  | 'status'
  | 'seller'
  | 'location'
  | 'createdAt'
  | 'images'
  | 'favoriteCount'
>;

/** What is asked of the database for them; whole listings are many times as long. */
export const cardProjection = {
  title: 1,
  priceAmount: 1,
  currency: 1,
  category: 1,
  condition: 1,
  status: 1,
  seller: 1,
  location: 1,
  createdAt: 1,
  favoriteCount: 1,
  images: { $slice: ['$images', 1] },
} as const satisfies Record<keyof CardFields, unknown>;

export function cardOf(id: string, fields: CardFields): ListingCard {
  // Named one by one: rests of objects are many times slower to make, and pages are made of these.
  const { id: sellerId, kind, name, username, avatarUrl, verifiedSeller } = fields.seller;
  return {
    id,
    title: fields.title,
    price: priceOf(fields),
    category: fields.category,
    condition: fields.condition,
    status: fields.status,
    image: fields.images[0] ?? null,
    seller: { id: sellerId, kind, name, username, avatarUrl, verifiedSeller },
    location: fields.location,
    createdAt: fields.createdAt.toISOString(),
    // Listings of before there were favorites have no such field.
    favoriteCount: fields.favoriteCount ?? 0,
  };
}

/** A listing as this viewer may see it; null is a visitor. */
export function listingOf(
  listing: Omit<Listing, 'words'> & { readonly version: number },
  viewerId: string | null,
  now: Date,
): ListingDto {
  const { description, tags, images, buyNow, viewCount, queue } = listing;
  const away = awayAt(listing.seller.away, now);
  return {
    ...cardOf(listing.id, listing),
    description,
    tags,
    images,
    voice: listing.voice ?? null,
    mode: listing.mode ?? 'form',
    aiGenerated: listing.aiGenerated ?? false,
    buyNow,
    viewCount,
    seller: { ...listing.seller, away: away && { until: away.until, note: away.note } },
    updatedAt: listing.updatedAt.toISOString(),
    version: listing.version,
    soldAt: listing.soldAt?.toISOString() ?? null,
    reservation: reservationOf(listing, viewerId),
    priceHistory: pricesOf(listing).priceHistory.map(({ amount, at }) => ({ amount, at: at.toISOString() })),
    queueLength: queue.length,
    // Listings of before there were positions have no such field.
    hasPosition: !!listing.position,
    isMine: listing.sellerId === viewerId,
    isQueued: viewerId !== null && isQueued(listing, viewerId),
  };
}

/** For whom it is held, only its two people may know. */
export function reservationOf(
  { reservation, sellerId }: Pick<ListingState, 'reservation' | 'sellerId'>,
  viewerId: string | null,
): ReservationView | null {
  if (!reservation) return null;
  const concerned = viewerId !== null && [sellerId, reservation.buyer.id].includes(viewerId);
  return {
    until: reservation.until.toISOString(),
    orderId: concerned ? reservation.orderId : null,
    buyer: concerned ? reservation.buyer : null,
  };
}
