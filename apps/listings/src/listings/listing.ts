import type { EventOf, NewEvent, PersonSummary } from '@vybac/contracts';
import {
  type Category,
  type Condition,
  type Image,
  listingErrors,
  type listingPublished,
  type ListingMode,
  type ListingStatus,
  type Voice,
} from '@vybac/contracts/listings';
import { AppError, type Money, transitions } from '@vybac/kit';
import type { Person } from '../people/person';
import type { Position } from '../search/position';

/** A listing is the only judge of a sale (design §3): whoever holds its one reservation has the item. */
export interface ListingState {
  sellerId: string;
  /** A projection, refreshed when the person changes. */
  seller: Seller;
  /** Which version of the person `seller` shows. */
  sellerVersion: number;
  title: string;
  description: string;
  /** Minor units of `currency`. */
  priceAmount: number;
  currency: string;
  /** What it stood at since it was published, in minor units, oldest first (price-history.ts). */
  priceHistory?: { amount: number; at: Date }[];
  /** The lowest it ever stood at. */
  lowestPriceAmount?: number;
  category: Category;
  /** Null only for categories without condition. */
  condition: Condition | null;
  location: string | null;
  /** Rounded and moved (search/position.ts); never shown. */
  position: Position | null;
  tags: string[];
  images: Image[];
  /** Absent in listings of before there were any. */
  voice?: Voice | null;
  /** Absent in listings of before there was another than the form. */
  mode?: ListingMode;
  aiGenerated?: boolean;
  buyNow: boolean;
  status: ListingStatus;
  createdAt: Date;
  updatedAt: Date;
  removedAt: Date | null;
  soldAt: Date | null;
  /** What its buyer paid, in minor units; absent when it was sold elsewhere. */
  soldFor?: number;
  /** What search finds it by (search/search-keys.ts). */
  words: string[];
  /** Counted beside the version: a view is no change. */
  viewCount: number;
  /** How much people make of it (popularity/heat.ts); counted beside the version too. */
  heat: number;
  /** When somebody last did something about it. */
  hotAt: Date | null;
  /** Counted beside the version, of those who keep it among their favorites. */
  favoriteCount?: number;
  /** The order is in here (design §4.8). */
  reservation: Reservation | null;
  /** Who is told when it is available again, at most {@link queueLimit}. */
  queue: { actorId: string; at: Date }[];
  /** Of the demo data set: never counts in figures. */
  demo: boolean;
}

/** Carried by each of their listings, so that showing one asks for nothing else. */
export type Seller = Person;

export interface Reservation {
  orderId: string;
  offerId: string | null;
  origin: 'offer' | 'buy-now';
  buyer: PersonSummary;
  amount: Money;
  reservedAt: Date;
  until: Date;
  /** Known to the buyer only. */
  handoverCode: string;
  wrongCodes: { at: Date }[];
}

/** A listing as rules see it. */
export type Listing = ListingState & { readonly id: string };

/** What a rule decided: fields to set and facts to announce. */
export interface ListingDecision {
  changes: Partial<ListingState>;
  events: NewEvent[];
}

export const queueLimit = 200;

/** Rulings, Listings → Lifecycle. */
export const listingStates = transitions<ListingStatus>({
  draft: ['active', 'removed'],
  active: ['reserved', 'sold', 'pending', 'removed'],
  reserved: ['active', 'sold'],
  pending: ['active', 'removed'],
  removed: ['active'],
  sold: [],
});

/** @throws AppError `listing.transition` */
export function requireTransition(listing: Listing, to: ListingStatus): void {
  if (!listingStates.allows(listing.status, to)) throw new AppError(listingErrors['listing.transition']);
}

/** Drafts, and what an admin has to look at, concern nobody but the seller: for others they do not exist. */
export function isPublic({ status }: Pick<ListingState, 'status'>): boolean {
  return status !== 'draft' && status !== 'pending';
}

/** The picture that stands for the listing in other services. */
export function imageUrlOf(listing: Pick<ListingState, 'images'>): string | null {
  return listing.images[0]?.urls.small ?? null;
}

export function priceOf(listing: Pick<ListingState, 'priceAmount' | 'currency'>): Money {
  return { amount: listing.priceAmount, currency: listing.currency };
}

/** What other services keep of a listing. */
export function summaryOf(listing: Listing): EventOf<typeof listingPublished>['data'] {
  const { id, sellerId, title, category, condition } = listing;
  return {
    listingId: id,
    sellerId,
    title,
    price: priceOf(listing),
    category,
    condition,
    imageUrl: imageUrlOf(listing),
  };
}
