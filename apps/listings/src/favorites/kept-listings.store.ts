import { Injectable } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';
import type { ListingState } from '../listings/listing';
import { type CardFields, cardProjection } from '../listings/listing-view';

type StoredListing = ListingState & { _id: string; favoriteTurn?: number };

/** The listings of favorites: their cards, whether they can still be had, and how many keep them. */
@Injectable()
export class KeptListingsStore {
  private readonly collection: Collection<StoredListing>;

  constructor(database: Database) {
    this.collection = database.connection.collection<StoredListing>('listings');
  }

  async cardsOf(ids: readonly string[]): Promise<Map<string, CardFields>> {
    const found = await this.collection
      .find({ _id: { $in: [...ids] } })
      .project<CardFields & { _id: string }>(cardProjection)
      .toArray();
    return new Map(found.map((listing) => [listing._id, listing]));
  }

  /** Those of these listings that are active or reserved. */
  async availableAmong(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const available = { _id: { $in: [...ids] }, status: { $in: ['active' as const, 'reserved' as const] } };
    const found = await this.collection.find(available).project<{ _id: string }>({ _id: 1 }).toArray();
    return new Set(found.map(({ _id }) => _id));
  }

  /** Takes a turn at counting, beside the version; null when there is no such listing. */
  async beginCount(id: string): Promise<number | null> {
    const begun = await this.collection.findOneAndUpdate(
      { _id: id },
      { $inc: { favoriteTurn: 1 } },
      { returnDocument: 'after', projection: { favoriteTurn: 1 } },
    );
    return begun?.favoriteTurn ?? null;
  }

  /** Writes what was counted in this turn, unless a later one has begun. */
  async keepCount(id: string, favoriteTurn: number, favoriteCount: number): Promise<void> {
    await this.collection.updateOne({ _id: id, favoriteTurn }, { $set: { favoriteCount } });
  }
}
