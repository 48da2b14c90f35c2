import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type DraftForm, type DraftGiven, draftLimits, type SavedDraft } from '@vybac/contracts/listings';
import { Database, isDuplicateKey } from '@vybac/platform';
import type { Collection } from 'mongoose';

/** In drafts of before something could be kept of it, that is absent. */
export type Draft = Omit<SavedDraft, 'updatedAt' | 'form' | 'given'> & {
  ownerId: string;
  updatedAt: Date;
  form: Partial<DraftForm>;
  given?: DraftGiven;
};

type DraftDocument = Omit<Draft, 'id'> & { _id: string };

/** Keeps drafts. Nobody else is told of them, so there are no events. */
@Injectable()
export class DraftsStore implements OnModuleInit {
  private readonly collection: Collection<DraftDocument>;

  constructor(database: Database) {
    this.collection = database.connection.collection<DraftDocument>('drafts');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ ownerId: 1, updatedAt: -1 });
    await this.collection.createIndex({ updatedAt: 1 }, { expireAfterSeconds: draftLimits.keptDays * 86_400 });
  }

  async of(ownerId: string): Promise<Draft[]> {
    const found = await this.collection
      .find({ ownerId })
      .sort({ updatedAt: -1 })
      .limit(draftLimits.perPerson)
      .toArray();
    return found.map(({ _id: id, ...draft }) => ({ ...draft, id }));
  }

  count(ownerId: string): Promise<number> {
    return this.collection.countDocuments({ ownerId });
  }

  async versionOf(ownerId: string, id: string): Promise<number | null> {
    return (await this.collection.findOne({ _id: id, ownerId }))?.version ?? null;
  }

  /** False when there is one with this id. */
  async create({ id, ...draft }: Draft): Promise<boolean> {
    try {
      await this.collection.insertOne({ _id: id, ...draft });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Writes it over its version before; false when that is no longer the one. */
  async replace({ id, ownerId, version, ...draft }: Draft): Promise<boolean> {
    const before = { _id: id, ownerId, version: version - 1 };
    const { matchedCount } = await this.collection.updateOne(before, { $set: { ...draft, version } });
    return matchedCount === 1;
  }

  /** Answers what was thrown away. */
  async delete(ownerId: string, id: string): Promise<Draft | null> {
    const found = await this.collection.findOneAndDelete({ _id: id, ownerId });
    if (!found) return null;
    const { _id, ...draft } = found;
    return { ...draft, id: _id };
  }
}
