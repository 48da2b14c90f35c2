import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';
import type { Recording } from './recording';

type RecordingDocument = Omit<Recording, 'id'> & { _id: string; keptUntil?: Date | null };

/** Keeps whose recordings there are; the sound itself lies in the object store. */
@Injectable()
export class RecordingsStore implements OnModuleInit {
  private readonly collection: Collection<RecordingDocument>;

  constructor(database: Database) {
    this.collection = database.connection.collection<RecordingDocument>('recordings');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ createdAt: 1 });
  }

  /** The same id again changes nothing. */
  async create({ id, ...recording }: Recording): Promise<void> {
    await this.collection.updateOne({ _id: id }, { $setOnInsert: recording }, { upsert: true });
  }

  /** By id and owner: other people's recordings do not exist. */
  async findOf(ownerId: string, id: string): Promise<Recording | null> {
    const found = await this.collection.findOne({ _id: id, ownerId });
    if (!found) return null;
    const { _id, keptUntil: _kept, ...recording } = found;
    return { id: _id, ...recording };
  }

  /** Whether this is the file that counts: the first one that is settled on, for good. */
  async settle(id: string, digest: string): Promise<boolean> {
    const free = { _id: id, digest: { $in: [null, digest] } };
    const { matchedCount } = await this.collection.updateOne(free, { $set: { digest } });
    return matchedCount === 1;
  }

  /** False when there is none. */
  async keepUntil(ownerId: string, id: string, keptUntil: Date | null): Promise<boolean> {
    const { matchedCount } = await this.collection.updateOne({ _id: id, ownerId }, { $set: { keptUntil } });
    return matchedCount === 1;
  }

  /** Those of before `before` that no draft keeps. */
  async olderThan(before: Date, limit: number): Promise<string[]> {
    const found = await this.collection
      .find({ createdAt: { $lt: before }, keptUntil: { $not: { $gt: before } } })
      .project<{ _id: string }>({ _id: 1 })
      .limit(limit)
      .toArray();
    return found.map(({ _id }) => _id);
  }

  async forget(id: string): Promise<void> {
    await this.collection.deleteOne({ _id: id });
  }
}
