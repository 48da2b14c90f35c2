import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';

interface Claim {
  listingId: string;
  at: Date;
  /** Until the listing is known to stand; a claim that stays so was interrupted. */
  unsettled?: true;
}

interface QuotaDocument {
  _id: string;
  claims: Claim[];
}

/** Places for listings, one document per guest: a cap over many documents becomes one guarded write (design §4.1). */
@Injectable()
export class QuotasStore implements OnModuleInit {
  private readonly collection: Collection<QuotaDocument>;

  constructor(database: Database) {
    this.collection = database.connection.collection<QuotaDocument>('quotas');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ 'claims.unsettled': 1 }, { sparse: true });
  }

  /** Takes one of `limit` places for a listing; false when all are taken. Claiming again renews. */
  async claim(actorId: string, listingId: string, limit: number, at: Date): Promise<boolean> {
    await this.collection.updateOne({ _id: actorId }, { $setOnInsert: { claims: [] } }, { upsert: true });
    const free = { _id: actorId, 'claims.listingId': { $ne: listingId }, [`claims.${limit - 1}`]: { $exists: false } };
    const claim: Claim = { listingId, at, unsettled: true };
    const taken = await this.collection.updateOne(free, { $push: { claims: claim } });
    if (taken.modifiedCount === 1) return true;
    const own = { _id: actorId, 'claims.listingId': listingId };
    const renewed = await this.collection.updateOne(own, { $set: { 'claims.$': claim } });
    return renewed.matchedCount === 1;
  }

  /** The listing stands: its place is taken until it is freed. */
  async settle(actorId: string, listingId: string): Promise<void> {
    const own = { _id: actorId, 'claims.listingId': listingId };
    await this.collection.updateOne(own, { $unset: { 'claims.$.unsettled': '' } });
  }

  /** Frees the place that was claimed at or before `claimedUntil`: a later claim is another life of the listing. */
  async free(actorId: string, listingId: string, claimedUntil: Date): Promise<void> {
    const claim = { listingId: { $eq: listingId }, at: { $lte: claimedUntil } };
    await this.collection.updateOne({ _id: actorId }, { $pull: { claims: claim } });
  }

  async taken(actorId: string): Promise<number> {
    const quota = await this.collection.findOne({ _id: actorId });
    return quota?.claims.length ?? 0;
  }

  /** Ends counting for a person. */
  async lift(actorId: string): Promise<void> {
    await this.collection.deleteOne({ _id: actorId });
  }

  /** Claims that were interrupted before `before`. */
  async interrupted(before: Date, limit: number): Promise<{ actorId: string; listingId: string; at: Date }[]> {
    const quotas = await this.collection
      .find({ claims: { $elemMatch: { unsettled: true, at: { $lt: before } } } })
      .limit(limit)
      .toArray();
    return quotas.flatMap(({ _id: actorId, claims }) =>
      claims
        .filter(({ unsettled, at }) => unsettled && at < before)
        .map(({ listingId, at }) => ({ actorId, listingId, at })),
    );
  }
}
