import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Category } from '@vybac/contracts/listings';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';
import type { ListingState } from '../../listings/listing';

type StoredListing = ListingState & { _id: string };
export type StoredComparable = Pick<
  StoredListing,
  | '_id'
  | 'title'
  | 'category'
  | 'condition'
  | 'priceAmount'
  | 'currency'
  | 'status'
  | 'createdAt'
  | 'soldAt'
  | 'soldFor'
>;

/** Of each word and state the newest so many are looked at: what is older says less, and a common word costs no more than a rare one. */
const perState = 300;

/** Reads listings to compare prices with. It never writes. */
@Injectable()
export class ComparablesStore implements OnModuleInit {
  private readonly collection: Collection<StoredListing>;

  constructor(database: Database) {
    this.collection = database.connection.collection<StoredListing>('listings');
  }

  /** The active ones have an index of search’s own. */
  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ words: 1, soldAt: -1 }, { partialFilterExpression: { status: 'sold' } });
  }

  /** The newest sold and active listings with any of these words, those of the category. Demo data never counts (rulings, Home figures). */
  async find(words: readonly string[], category: Category, except: string | null): Promise<StoredComparable[]> {
    const found = await Promise.all((['sold', 'active'] as const).map((status) => this.newest(status, words)));
    return found.flat().filter((listing) => listing.category === category && listing._id !== except);
  }

  private newest(status: 'sold' | 'active', words: readonly string[]): Promise<StoredComparable[]> {
    return this.collection
      .find({ status, words: { $in: [...words] }, demo: { $ne: true } })
      .project<StoredComparable>({
        title: 1,
        category: 1,
        condition: 1,
        priceAmount: 1,
        currency: 1,
        status: 1,
        createdAt: 1,
        soldAt: 1,
        soldFor: 1,
      })
      .sort(status === 'sold' ? { soldAt: -1 } : { createdAt: -1 })
      .limit(perState)
      .toArray();
  }
}
