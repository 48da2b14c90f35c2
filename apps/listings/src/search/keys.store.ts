import { Injectable } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';
import type { ListingState } from '../listings/listing';

export type KeyedListing = Pick<ListingState, 'title' | 'tags' | 'category' | 'description'> &
  Partial<Pick<ListingState, 'position'>> & { _id: string; version: number };

interface Progress {
  _id: 'keys';
  /** The edition of the keys that listings are being brought to. */
  edition: number;
  step: 'keys' | 'words' | 'done';
  /** The listing last done. */
  last: string;
}

/** Rewrites the search keys of listings, and remembers how far that is. */
@Injectable()
export class KeysStore {
  private readonly listings: Collection<KeyedListing & { words: string[] }>;
  private readonly progress: Collection<Progress>;

  constructor(database: Database) {
    this.listings = database.connection.collection<KeyedListing & { words: string[] }>('listings');
    this.progress = database.connection.collection<Progress>('search_progress');
  }

  /** How far listings have been brought to this edition. */
  async progressTo(edition: number): Promise<Progress> {
    const known = await this.progress.findOne({ _id: 'keys', edition });
    return known ?? { _id: 'keys', edition, step: 'keys', last: '' };
  }

  async keepProgress(progress: Progress): Promise<void> {
    await this.progress.replaceOne({ _id: 'keys' }, progress, { upsert: true });
  }

  /** Listings behind this one, by id. */
  after(last: string, limit: number): Promise<KeyedListing[]> {
    return this.listings
      .find({ _id: { $gt: last } })
      .project<KeyedListing>({ title: 1, tags: 1, category: 1, description: 1, position: 1, version: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
  }

  /** Whoever changed a listing in the meantime has written its newer keys. */
  async rewrite(keys: readonly { listing: KeyedListing; words: string[] }[]): Promise<void> {
    const updates = keys.map(({ listing: { _id, version }, words }) => ({
      updateOne: { filter: { _id, version }, update: { $set: { words } } },
    }));
    if (updates.length > 0) await this.listings.bulkWrite(updates, { ordered: false });
  }
}
