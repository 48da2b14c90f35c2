import { Injectable } from '@nestjs/common';
import { commonErrors, type OutputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import {
  type addFavorite,
  type findFavoriters,
  guestFavoriteLimit,
  listingErrors,
  type listFavorites,
} from '@vybac/contracts/listings';
import { AppError, Clock } from '@vybac/kit';
import { Cursors } from '@vybac/platform';
import { isPublic } from '../listings/listing';
import { cardOf } from '../listings/listing-view';
import { ListingsStore } from '../listings/listings.store';
import { type Favorite, keep, letGo } from './favorite-list';
import { FavoritesStore } from './favorites.store';
import { KeptListingsStore } from './kept-listings.store';

type FavoriteState = OutputOf<typeof addFavorite>;

/** Tells cursors of this list from those of others. */
const list = 'favorites';
const keepersAtOnce = 1_000;

/** What people keep to come back to. */
@Injectable()
export class FavoritesService {
  constructor(
    private readonly favorites: FavoritesStore,
    private readonly listings: ListingsStore,
    private readonly kept: KeptListingsStore,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `listing.missing`, `listing.removed`, `listing.own`, `favorite.limit`, `conflict.busy` */
  async add(actor: Actor, listingId: string): Promise<FavoriteState> {
    const listing = await this.listings.findShown(listingId);
    if (!listing || !isPublic(listing)) throw new AppError(listingErrors['listing.missing']);
    if (listing.status === 'removed') throw new AppError(listingErrors['listing.removed']);
    if (listing.sellerId === actor.id) throw new AppError(listingErrors['listing.own']);
    const limit = limitOf(actor);
    // What is kept meanwhile counts, whatever it is: one too few is better than one too many.
    const over = limit === null ? new Set<string>() : await this.overOf((await this.favorites.of(actor.id)).items);
    const favorite = { listingId, sellerId: listing.sellerId, at: this.clock.now() };
    await this.favorites.decide(actor.id, (current) => keep(actor.id, current, favorite, limit, over));
    return { isFavorite: true, favoriteCount: await this.favorites.countOf(listingId) };
  }

  /** @throws AppError `conflict.busy` */
  async remove(actor: Actor, listingId: string): Promise<FavoriteState> {
    await this.favorites.decide(actor.id, (current) => letGo(actor.id, current, listingId));
    return { isFavorite: false, favoriteCount: await this.favorites.countOf(listingId) };
  }

  async idsOf(actor: Actor): Promise<{ ids: string[] }> {
    return { ids: (await this.favorites.of(actor.id)).items.map(({ listingId }) => listingId) };
  }

  /** @throws AppError `cursor.invalid` */
  async page(
    actor: Actor,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<OutputOf<typeof listFavorites>> {
    const { items } = await this.favorites.of(actor.id);
    const over = await this.overOf(items);
    const newestFirst = [...items].reverse();
    const ordered = [
      ...newestFirst.filter(({ listingId }) => !over.has(listingId)),
      ...newestFirst.filter(({ listingId }) => over.has(listingId)),
    ];
    const start = cursor === undefined ? 0 : this.behind(ordered, cursor);
    const shown = ordered.slice(start, start + limit);
    const cards = await this.kept.cardsOf(shown.map(({ listingId }) => listingId));
    const last = ordered.length > start + limit ? shown.at(-1) : undefined;
    const most = limitOf(actor);
    return {
      items: shown.flatMap(({ listingId, at }) => {
        const listing = cards.get(listingId);
        if (!listing) return [];
        return { ...cardOf(listingId, listing), favoritedAt: at.toISOString(), isAvailable: !over.has(listingId) };
      }),
      nextCursor: last ? this.cursors.seal([list, last.listingId]) : null,
      limit: most,
      remaining: most === null ? null : Math.max(0, most - (items.length - over.size)),
    };
  }

  async keepersOf(listingId: string, after: string | undefined): Promise<OutputOf<typeof findFavoriters>> {
    const actorIds = await this.favorites.keepersOf(listingId, after, keepersAtOnce);
    return { actorIds, next: actorIds.length === keepersAtOnce ? (actorIds.at(-1) ?? null) : null };
  }

  /**
   * Writes on the listing how many keep it. Of several who count at once the last to begin writes: it has seen all that the
   * others have.
   */
  async recount(listingId: string): Promise<void> {
    const turn = await this.kept.beginCount(listingId);
    if (turn !== null) await this.kept.keepCount(listingId, turn, await this.favorites.countOf(listingId));
  }

  /** Those that can no longer be had. */
  private async overOf(items: readonly Favorite[]): Promise<Set<string>> {
    const available = await this.kept.availableAmong(items.map(({ listingId }) => listingId));
    return new Set(items.map(({ listingId }) => listingId).filter((id) => !available.has(id)));
  }

  // Something that was let go between two pages begins the list anew rather than losing the rest.
  private behind(ordered: readonly Favorite[], cursor: string): number {
    const [name, lastId] = this.cursors.open(cursor);
    if (name !== list) throw new AppError(commonErrors['cursor.invalid']);
    return ordered.findIndex(({ listingId }) => listingId === lastId) + 1;
  }
}

function limitOf(actor: Actor): number | null {
  return actor.kind === 'guest' ? guestFavoriteLimit : null;
}
