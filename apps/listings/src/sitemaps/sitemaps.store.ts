import { Injectable } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';
import type { ListingState } from '../listings/listing';

type StoredListing = Pick<ListingState, 'status' | 'createdAt' | 'updatedAt'> & { _id: string };

/** A listing's place in the order of age. */
export interface Place {
  readonly createdAt: Date;
  readonly _id: string;
}

const oldestFirst = { createdAt: 1, _id: 1 } as const;

/** Active listings by age, along the index of browsing (see search/browse.store.ts). It never writes. */
@Injectable()
export class SitemapsStore {
  private readonly collection: Collection<StoredListing>;

  constructor(database: Database) {
    this.collection = database.connection.collection<StoredListing>('listings');
  }

  /** The listing that stands so many places behind another; null when there are not so many. Only index entries are read. */
  async placeBehind(from: Place | null, places: number): Promise<Place | null> {
    const [found] = await this.collection
      .find(since(from), { projection: { createdAt: 1 } })
      .sort(oldestFirst)
      .skip(places)
      .limit(1)
      .toArray();
    return found ? { createdAt: found.createdAt, _id: found._id } : null;
  }

  /** Listings from a place on, itself too. */
  from(from: Place | null, limit: number): Promise<Pick<StoredListing, '_id' | 'updatedAt'>[]> {
    return this.collection
      .find(since(from), { projection: { updatedAt: 1 } })
      .sort(oldestFirst)
      .limit(limit)
      .toArray();
  }
}

function since(from: Place | null) {
  if (!from) return { status: 'active' as const };
  const { createdAt, _id } = from;
  // The first condition is implied by the second, but only it tells the index where to begin.
  return {
    status: 'active' as const,
    createdAt: { $gte: createdAt },
    $or: [{ createdAt: { $gt: createdAt } }, { _id: { $gte: _id } }],
  };
}
