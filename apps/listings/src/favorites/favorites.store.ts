import { Injectable } from '@nestjs/common';
import { AggregateStore, Outbox } from '@vybac/platform';
import type { FavoriteList, FavoriteListDecision } from './favorite-list';

/** Keeps what each person keeps, under the person's id. */
@Injectable()
export class FavoritesStore extends AggregateStore<FavoriteList> {
  constructor(outbox: Outbox) {
    super(outbox, { collection: 'favorites', indexes: [[{ 'items.listingId': 1, _id: 1 }]] });
  }

  async of(actorId: string): Promise<FavoriteList> {
    return (await this.find(actorId)) ?? { items: [] };
  }

  /** Like `change`, for a person who may have kept nothing yet. @throws AppError as `change` does */
  async decide(
    actorId: string,
    decision: (current: FavoriteList) => FavoriteListDecision | null,
  ): Promise<FavoriteList> {
    const empty = { items: [], version: 0, outbox: [], outboxAt: null };
    await this.collection.updateOne({ _id: actorId }, { $setOnInsert: empty }, { upsert: true });
    return this.change(actorId, decision);
  }

  countOf(listingId: string): Promise<number> {
    return this.collection.countDocuments({ 'items.listingId': listingId });
  }

  /** Ids of those who keep a listing, in the order of their ids, behind `after`. */
  async keepersOf(listingId: string, after: string | undefined, limit: number): Promise<string[]> {
    const found = await this.collection
      .find({ 'items.listingId': listingId, ...(after !== undefined && { _id: { $gt: after } }) })
      .project<{ _id: string }>({ _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    return found.map(({ _id }) => _id);
  }
}
