import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';

interface Credit {
  recordingId: string;
  at: Date;
  /** Until it is known that something came of it. */
  unsettled?: true;
}

interface CreditsDocument {
  /** Person and month. */
  _id: string;
  credits: Credit[];
  expiresAt: Date;
}

/** Used voice credits, one document per person and month: a cap over many recordings becomes one guarded write (design §4.1). */
@Injectable()
export class VoiceCreditsStore implements OnModuleInit {
  private readonly collection: Collection<CreditsDocument>;

  constructor(database: Database) {
    this.collection = database.connection.collection<CreditsDocument>('voice_credits');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  }

  /** Takes one of `limit` credits for a recording; false when all are taken. A recording takes one, however often it is tried. */
  async claim(id: string, recordingId: string, limit: number, { at, expiresAt }: Record<'at' | 'expiresAt', Date>) {
    // Without this "the place before the first one is free" would hold, and nothing be refused.
    if (limit < 1) return false;
    await this.collection.updateOne({ _id: id }, { $setOnInsert: { credits: [], expiresAt } }, { upsert: true });
    const free = { _id: id, 'credits.recordingId': { $ne: recordingId }, [`credits.${limit - 1}`]: { $exists: false } };
    const taken = await this.collection.updateOne(free, { $push: { credits: { recordingId, at, unsettled: true } } });
    if (taken.modifiedCount === 1) return true;
    return (await this.collection.countDocuments({ _id: id, 'credits.recordingId': recordingId })) === 1;
  }

  /** Something came of it: it is used. */
  async settle(id: string, recordingId: string): Promise<void> {
    const own = { _id: id, 'credits.recordingId': recordingId };
    await this.collection.updateOne(own, { $unset: { 'credits.$.unsettled': '' } });
  }

  /** Nothing came of it; a used one stays used. */
  async giveBack(id: string, recordingId: string): Promise<void> {
    await this.collection.updateOne({ _id: id }, { $pull: { credits: { recordingId, unsettled: true } } });
  }

  /** Gives back what was claimed before `before` and interrupted. */
  async giveBackInterrupted(id: string, before: Date): Promise<void> {
    const interrupted = { unsettled: { $eq: true }, at: { $lt: before } } as const;
    await this.collection.updateOne({ _id: id }, { $pull: { credits: interrupted } });
  }
}
