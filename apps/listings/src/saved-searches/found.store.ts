import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, isDuplicateKey } from '@vybac/platform';
import type { Collection } from 'mongoose';

interface Found {
  /** `<search> <listing>`: one search finds a listing once, however often it changes. */
  _id: string;
  searchId: string;
  listingId: string;
  at: Date;
  toldAt: Date | null;
}

const keptSeconds = 180 * 86_400;

/** What saved searches have found. */
@Injectable()
export class FoundStore implements OnModuleInit {
  private readonly collection: Collection<Found>;

  constructor(database: Database) {
    this.collection = database.connection.collection<Found>('search_finds');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ searchId: 1, toldAt: 1, at: -1 });
    await this.collection.createIndex({ at: 1 }, { expireAfterSeconds: keptSeconds });
  }

  /** False when it was told before; true also when a crash came between finding and telling. */
  async add(searchId: string, listingId: string, at: Date): Promise<boolean> {
    const _id = `${searchId} ${listingId}`;
    try {
      await this.collection.insertOne({ _id, searchId, listingId, at, toldAt: null });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return (await this.collection.findOne({ _id, toldAt: null })) !== null;
    }
  }

  /** Listings that nobody was told of yet, the newest first. */
  async untold(searchId: string): Promise<string[]> {
    const found = await this.collection.find({ searchId, toldAt: null }).sort({ at: -1 }).limit(1_000).toArray();
    return found.map(({ listingId }) => listingId);
  }

  async tell(searchId: string, listingIds: readonly string[], at: Date): Promise<void> {
    const ids = listingIds.map((listingId) => `${searchId} ${listingId}`);
    await this.collection.updateMany({ _id: { $in: ids } }, { $set: { toldAt: at } });
  }

  async forget(searchId: string): Promise<void> {
    await this.collection.deleteMany({ searchId });
  }
}
