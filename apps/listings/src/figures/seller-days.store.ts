import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';

export interface SellerDay {
  sellerId: string;
  /** As `2026-03-01`, in UTC. */
  date: string;
  views: number;
  enquiries: number;
}

/** What was counted on one listing. */
export interface CountedActs {
  readonly views: number;
  readonly enquiries: number;
}

interface OwnListing {
  _id: string;
  sellerId: string;
  status: string;
  createdAt: Date;
}

const keptSeconds = 90 * 86_400;

/** How each seller's listings did on each day: one small document per seller and day. */
@Injectable()
export class SellerDaysStore implements OnModuleInit {
  private readonly days: Collection<SellerDay & { _id: string; at: Date }>;
  private readonly listings: Collection<OwnListing>;

  constructor(database: Database) {
    this.days = database.connection.collection('seller_days');
    this.listings = database.connection.collection('listings');
  }

  async onModuleInit(): Promise<void> {
    await this.days.createIndex({ at: 1 }, { expireAfterSeconds: keptSeconds });
  }

  /** Adds what was counted on listings, by their ids, to the days of their sellers. */
  async add(counted: ReadonlyMap<string, CountedActs>, at: Date): Promise<void> {
    if (counted.size === 0) return;
    const owners = await this.listings
      .find({ _id: { $in: [...counted.keys()] } }, { projection: { sellerId: 1 } })
      .toArray();
    const date = at.toISOString().slice(0, 10);
    const updates = owners.map(({ _id: listingId, sellerId }) => {
      const { views, enquiries } = counted.get(listingId) ?? { views: 0, enquiries: 0 };
      const update = { $inc: { views, enquiries }, $setOnInsert: { sellerId, date, at: new Date(date) } };
      return { updateOne: { filter: { _id: `${sellerId} ${date}` }, update, upsert: true } };
    });
    if (updates.length > 0) await this.days.bulkWrite(updates, { ordered: false });
  }

  async of(sellerId: string, dates: readonly string[]): Promise<SellerDay[]> {
    return this.days.find({ _id: { $in: dates.map((date) => `${sellerId} ${date}`) } }).toArray();
  }

  /** When one's listings were published and how they stand; those removed left out. */
  async listedSince(sellerId: string, since: Date): Promise<Pick<OwnListing, 'createdAt' | 'status'>[]> {
    return this.listings
      .find({ sellerId, createdAt: { $gte: since }, status: { $ne: 'removed' } })
      .project<Pick<OwnListing, 'createdAt' | 'status'>>({ _id: 0, createdAt: 1, status: 1 })
      .toArray();
  }
}
