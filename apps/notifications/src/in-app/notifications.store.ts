import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, isDuplicateKey, unjournaled } from '@vybac/platform';
import type { NewNotification } from './notification';

export interface StoredNotification extends NewNotification {
  _id: string;
  read: boolean;
  createdAt: Date;
}

const keptDays = 90;

@Injectable()
export class NotificationsStore implements OnModuleInit {
  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    await Promise.all([
      this.collection.createIndex({ recipientId: 1, createdAt: -1, _id: -1 }),
      this.collection.createIndex({ recipientId: 1, read: 1, subject: 1 }),
      this.collection.createIndex({ createdAt: 1 }, { expireAfterSeconds: keptDays * 86_400 }),
    ]);
  }

  /** Keeps it; answers false when it was kept before. */
  async add(notification: StoredNotification): Promise<boolean> {
    try {
      await this.collection.insertOne(notification);
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    return true;
  }

  /**
   * Puts away what a notification replaces. That is not erased but read: an event that comes again must still find its notification.
   * Only older ones, since two that arrive together would otherwise replace each other and leave none.
   */
  async putAwayOlder({ recipientId, subject, createdAt, _id }: StoredNotification): Promise<void> {
    const older = { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: _id } }] };
    const unread = { recipientId, subject, read: false, ...older };
    // Not waited for on disk: what a crash brings back is a second unread notification about the same.
    await this.collection.updateMany(unread, { $set: { read: true, replaced: true } }, unjournaled);
  }

  /** Leaves the latest unread one about a subject, where several arrived together. */
  async leaveLatest({ recipientId, subject }: NewNotification): Promise<void> {
    const unread = { recipientId, subject, read: false };
    const [latest, second] = await this.collection.find(unread).sort({ createdAt: -1, _id: -1 }).limit(2).toArray();
    if (latest && second) await this.putAwayOlder(latest);
  }

  list(recipientId: string, limit: number, before?: { createdAt: Date; id: string }): Promise<StoredNotification[]> {
    const earlier = before && {
      $or: [{ createdAt: { $lt: before.createdAt } }, { createdAt: before.createdAt, _id: { $lt: before.id } }],
    };
    return this.collection
      .find({ recipientId, replaced: { $exists: false }, ...earlier })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .toArray();
  }

  countUnread(recipientId: string): Promise<number> {
    return this.collection.countDocuments({ recipientId, read: false });
  }

  /** Answers false when the person has no such notification. */
  async read(recipientId: string, id: string): Promise<boolean> {
    return (await this.collection.updateOne({ _id: id, recipientId }, { $set: { read: true } })).matchedCount === 1;
  }

  async readAll(recipientId: string, subject?: string): Promise<void> {
    await this.collection.updateMany(
      { recipientId, read: false, ...(subject ? { subject } : {}) },
      { $set: { read: true } },
    );
  }

  private get collection() {
    return this.database.connection.collection<StoredNotification & { replaced?: true }>('notifications');
  }
}
