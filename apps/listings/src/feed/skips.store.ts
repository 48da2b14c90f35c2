import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';

interface Skip {
  /** `<actor> <listing>` */
  _id: string;
  actorId: string;
  at: Date;
}

const keptSeconds = 90 * 86_400;

/** What people do not want to see again. */
@Injectable()
export class SkipsStore implements OnModuleInit {
  private readonly collection: Collection<Skip>;

  constructor(database: Database) {
    this.collection = database.connection.collection<Skip>('feed_skips');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ actorId: 1 });
    await this.collection.createIndex({ at: 1 }, { expireAfterSeconds: keptSeconds });
  }

  async add(actorId: string, listingId: string, at: Date): Promise<void> {
    await this.collection.updateOne({ _id: `${actorId} ${listingId}` }, { $set: { actorId, at } }, { upsert: true });
  }

  async remove(actorId: string, listingId: string): Promise<void> {
    await this.collection.deleteOne({ _id: `${actorId} ${listingId}` });
  }

  async clear(actorId: string): Promise<void> {
    await this.collection.deleteMany({ actorId });
  }

  /** Which of these listings somebody has skipped. */
  async among(actorId: string, listingIds: readonly string[]): Promise<Set<string>> {
    const ids = listingIds.map((listingId) => `${actorId} ${listingId}`);
    const found = await this.collection.find({ _id: { $in: ids } }).toArray();
    return new Set(found.map(({ _id }) => _id.slice(actorId.length + 1)));
  }
}
