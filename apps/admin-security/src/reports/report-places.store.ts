import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';

interface Claim {
  reportId: string;
  at: Date;
}

interface PlacesDocument {
  _id: string;
  claims: Claim[];
  /** The beginning of the week. */
  week: Date;
}

const keptSeconds = 14 * 86_400;

/** The places of one person in one week: a cap over many reports becomes one guarded write (design §4.1). */
@Injectable()
export class ReportPlacesStore implements OnModuleInit {
  private readonly collection: Collection<PlacesDocument>;

  constructor(database: Database) {
    this.collection = database.connection.collection<PlacesDocument>('report_places');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ week: 1 }, { expireAfterSeconds: keptSeconds });
  }

  /** Takes one of `limit` places for a report; false when all are taken. Taking it again changes nothing. */
  async claim(actorId: string, week: Date, claim: Claim, limit: number): Promise<boolean> {
    const _id = idOf(actorId, week);
    await this.collection.updateOne({ _id }, { $setOnInsert: { claims: [], week } }, { upsert: true });
    const { reportId } = claim;
    const free = { _id, 'claims.reportId': { $ne: reportId }, [`claims.${limit - 1}`]: { $exists: false } };
    const taken = await this.collection.updateOne(free, { $push: { claims: claim } });
    return (
      taken.modifiedCount === 1 || (await this.collection.countDocuments({ _id, 'claims.reportId': reportId })) > 0
    );
  }

  async claims(actorId: string, week: Date): Promise<Claim[]> {
    return (await this.collection.findOne({ _id: idOf(actorId, week) }))?.claims ?? [];
  }

  async free(actorId: string, week: Date, reportIds: readonly string[]): Promise<void> {
    const _id = idOf(actorId, week);
    await this.collection.updateOne({ _id }, { $pull: { claims: { reportId: { $in: [...reportIds] } } } });
  }
}

function idOf(actorId: string, week: Date): string {
  return `${actorId} ${week.toISOString().slice(0, 10)}`;
}
