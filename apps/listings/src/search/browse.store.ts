import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection, mongo } from 'mongoose';
import type { ListingState } from '../listings/listing';
import { type Filter, type SortKeys } from './browse';

export type FoundListing = Pick<
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
  | 'viewCount'
> & { _id: string };

type StoredListing = ListingState & { _id: string };

const card = {
  title: 1,
  priceAmount: 1,
  currency: 1,
  category: 1,
  condition: 1,
  status: 1,
  seller: 1,
  location: 1,
  createdAt: 1,
  viewCount: 1,
  images: { $slice: 1 },
} as const;

const newest = { createdAt: -1, _id: -1 } as const;
const price = { priceAmount: -1, createdAt: -1, _id: -1 } as const;

/** One index per way of browsing: equal fields first, then the order, so that a page is one short walk (design §6). */
const indexes: readonly mongo.IndexSpecification[] = [
  { status: 1, ...newest },
  { status: 1, ...price },
  { status: 1, category: 1, ...newest },
  { status: 1, category: 1, ...price },
  { status: 1, viewCount: -1, ...newest },
  { status: 1, words: 1, ...newest },
  { status: 1, words: 1, ...price },
  { status: 1, sellerId: 1, ...newest },
];

/** Reads pages of cards from the listings. It never writes. */
@Injectable()
export class BrowseStore implements OnModuleInit {
  private readonly collection: Collection<StoredListing>;

  constructor(database: Database) {
    this.collection = database.connection.collection<StoredListing>('listings');
  }

  async onModuleInit(): Promise<void> {
    for (const keys of indexes) await this.collection.createIndex(keys);
  }

  find(filter: Filter, sort: SortKeys, limit: number): Promise<FoundListing[]> {
    return this.collection.find(filter).project<FoundListing>(card).sort(sort).limit(limit).toArray();
  }

  /**
   * A first page and how many listings there are in all, counted no further than `countLimit`: one question to the database,
   * as the asking costs more than either answer.
   */
  async findAndCount(
    filter: Filter,
    sort: SortKeys,
    limit: number,
    countLimit: number,
  ): Promise<{ found: FoundListing[]; total: number }> {
    const count = [{ $match: filter }, { $limit: countLimit }, { $count: 'total' }];
    const rows = await this.collection
      .aggregate<FoundListing | { total: number }>([
        { $match: filter },
        { $sort: sort },
        { $limit: limit },
        { $project: { ...card, images: { $slice: ['$images', 1] } } },
        { $unionWith: { coll: this.collection.name, pipeline: count } },
      ])
      .toArray();
    const found = rows.filter((row): row is FoundListing => '_id' in row);
    const counted = rows.find((row): row is { total: number } => 'total' in row);
    return { found, total: counted?.total ?? 0 };
  }

  /** Counts no further than `limit`. */
  count(filter: Filter, limit: number): Promise<number> {
    return this.collection.countDocuments(filter, { limit });
  }

  /** Which of these words finds an active listing. */
  async known(words: readonly string[]): Promise<Set<string>> {
    const found = await Promise.all(
      words.map(async (word) => ((await this.count({ status: 'active', words: word }, 1)) > 0 ? [word] : [])),
    );
    return new Set(found.flat());
  }

  /** What is searched for in a listing, whatever its state. */
  async searchedFields(
    id: string,
  ): Promise<Pick<StoredListing, 'title' | 'tags' | 'category' | 'description' | 'priceAmount' | 'status'> | null> {
    const projection = { _id: 0, title: 1, tags: 1, category: 1, description: 1, priceAmount: 1, status: 1 };
    return this.collection.findOne({ _id: id }, { projection });
  }
}
