import { Injectable } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection, mongo } from 'mongoose';
import type { ListingStatus } from '@vybac/contracts/listings';
import { listingStatuses } from '@vybac/contracts/listings';
import { type CardFields } from '../listings/listing-view';
import { heatOf, heatOfNew, heatPerMillisecond } from './heat';

/** What people did about one listing since it was last written. */
export interface Gathered {
  readonly views: number;
  /** What all of it is worth, in looks. */
  readonly worth: number;
}

export type HotListing = CardFields & { _id: string; heat: number };

interface PopularListing extends CardFields {
  _id: string;
  viewCount: number;
  heat?: number;
  hotAt?: Date | null;
}

/** So many of the warmest are looked at for those that are hot. */
const candidates = 300;

/** Counts on the listings, beside their version: nobody's decision depends on it. */
@Injectable()
export class PopularityStore {
  private readonly listings: Collection<PopularListing>;

  constructor(database: Database) {
    this.listings = database.connection.collection<PopularListing>('listings');
  }

  /** One write per listing, however much was done about it. */
  async add(gathered: ReadonlyMap<string, Gathered>, at: Date): Promise<void> {
    const updates = [...gathered].map(([_id, { views, worth }]) => ({
      updateOne: { filter: { _id }, update: [{ $set: warmed(views, heatOf(worth, at), at) }] },
    }));
    if (updates.length > 0) await this.listings.bulkWrite(updates, { ordered: false });
  }

  /** The warmest active listings that somebody has done something about since then, the warmest first. */
  async hottest(since: Date, limit: number): Promise<HotListing[]> {
    return this.listings
      .aggregate<HotListing>([
        { $match: { status: 'active' satisfies ListingStatus } },
        { $sort: { heat: -1, createdAt: -1, _id: -1 } },
        { $limit: candidates },
        { $match: { hotAt: { $gte: since } } },
        { $limit: limit },
        { $project: { words: 0, outbox: 0, description: 0 } },
      ])
      .toArray();
  }

  /** Gives listings of before there was heat that of a new one. Answers false when there is none left. */
  async warmUp(batch: number): Promise<boolean> {
    const cold = await this.listings
      .find({ status: { $in: [...listingStatuses] }, heat: null } as object)
      .project<{ _id: string }>({ _id: 1 })
      .limit(batch)
      .toArray();
    const ofNew = { $add: [heatOfNew(new Date(0)), { $multiply: [heatPerMillisecond, { $toLong: '$createdAt' }] }] };
    const filter = { _id: { $in: cold.map(({ _id }) => _id) }, heat: null } as object;
    if (cold.length > 0) await this.listings.updateMany(filter, [{ $set: { heat: ofNew } }]);
    return cold.length === batch;
  }
}

/** The logarithm of a sum, out of the logarithms of its parts. */
function warmed(views: number, heat: number, at: Date): mongo.Document {
  const before = { $ifNull: ['$heat', heat - 1_000] };
  const greater = { $max: [before, heat] };
  return {
    viewCount: { $add: ['$viewCount', views] },
    heat: {
      $add: [
        greater,
        { $ln: { $add: [{ $exp: { $subtract: [before, greater] } }, { $exp: { $subtract: [heat, greater] } }] } },
      ],
    },
    hotAt: { $max: ['$hotAt', at] },
  };
}
