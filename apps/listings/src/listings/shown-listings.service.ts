import { Injectable } from '@nestjs/common';
import { commonErrors, type OutputOf } from '@vybac/contracts';
import { type Actor, awayAt } from '@vybac/contracts/identity';
import {
  type findListing,
  type Listing as ListingDto,
  listingErrors,
  type ListingStatus,
  type myListings,
} from '@vybac/contracts/listings';
import { AppError, Clock } from '@vybac/kit';
import { Cursors } from '@vybac/platform';
import { Popularity } from '../popularity/popularity.service';
import { GuestPlaces } from './guest-places.service';
import { imageUrlOf, isPublic, priceOf } from './listing';
import { cardOf, listingOf, reservationOf } from './listing-view';
import { ListingsStore } from './listings.store';
import { restorableFor } from './publishing';

/** Tells cursors of this list from those of others. */
const ownList = 'mine';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Listings as people see them. */
@Injectable()
export class ShownListings {
  constructor(
    private readonly listings: ListingsStore,
    private readonly places: GuestPlaces,
    private readonly popularity: Popularity,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /**
   * A listing by its link, and one more view of it.
   * @param viewer the actor, or null for a visitor at `address`; without both a service asks, which is no view
   * @throws AppError `listing.missing`, also for what only its seller may see; `listing.removed`
   */
  async show(id: string, viewer: Actor | null, address: string | undefined): Promise<ListingDto> {
    const listing = uuid.test(id) ? await this.listings.findShown(id.toLowerCase()) : null;
    if (!listing) throw new AppError(listingErrors['listing.missing']);
    const mayKnow = listing.sellerId === viewer?.id || viewer?.roles.includes('admin');
    if (!isPublic(listing) && !mayKnow) throw new AppError(listingErrors['listing.missing']);
    if (listing.status === 'removed') throw new AppError(listingErrors['listing.removed']);
    const by = viewer?.id ?? address;
    if (by && by !== listing.sellerId) this.popularity.viewed(listing.id, by);
    return listingOf(listing, viewer?.id ?? null, this.clock.now());
  }

  /** @throws AppError `cursor.invalid` */
  async mine(
    actor: Actor,
    { status, cursor, limit }: { status?: ListingStatus | undefined; cursor?: string | undefined; limit: number },
  ): Promise<OutputOf<typeof myListings>> {
    const removedSince = new Date(this.clock.now().getTime() - restorableFor);
    const after = cursor === undefined ? null : this.openOwn(cursor);
    const [found, counts, places] = await Promise.all([
      this.listings.ownPage({ sellerId: actor.id, status, removedSince, after, limit: limit + 1 }),
      this.listings.countsOf(actor.id),
      this.places.of(actor),
    ]);
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return {
      items: page.map((listing) => ({
        ...cardOf(listing.id, listing),
        viewCount: listing.viewCount,
        reservation: reservationOf(listing, actor.id),
      })),
      nextCursor: last ? this.cursors.seal([ownList, last.createdAt.getTime(), last.id]) : null,
      counts,
      ...places,
    };
  }

  private openOwn(cursor: string): readonly [createdAt: number, id: string] {
    const [list, createdAt, id] = this.cursors.open(cursor);
    if (list !== ownList) throw new AppError(commonErrors['cursor.invalid']);
    return [Number(createdAt), String(id)];
  }

  /** For other services. @throws AppError `listing.missing` */
  async summary(id: string): Promise<OutputOf<typeof findListing>> {
    const listing = await this.listings.get(id);
    const { version, title, status, sellerId, seller } = listing;
    // As last heard, which is enough to ask by: a sale asks again (deals).
    const sellerAway = awayAt(seller.away, this.clock.now()) !== null;
    const shown = { id: listing.id, title, price: priceOf(listing), imageUrl: imageUrlOf(listing) };
    return { ...shown, version, status, sellerId, sellerAway };
  }
}
