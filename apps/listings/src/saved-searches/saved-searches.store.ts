import { Injectable, type OnModuleInit } from '@nestjs/common';
import { listingErrors } from '@vybac/contracts/listings';
import { type Aggregate, AggregateStore, Outbox } from '@vybac/platform';
import type { Collection } from 'mongoose';
import type { SavedSearchState } from './saved-search';

export type SavedSearchAggregate = Aggregate<SavedSearchState>;

interface Quota {
  _id: string;
  claims: { searchId: string; at: Date }[];
}

/** A place that was claimed so long ago without a search was left behind by a crash, in milliseconds. */
const interruptedAfter = 60_000;
/** How long whoever sends an alert has it for themselves, in milliseconds. */
const sendingFor = 120_000;

@Injectable()
export class SavedSearchesStore extends AggregateStore<SavedSearchState> implements OnModuleInit {
  private readonly quotas: Collection<Quota>;

  constructor(outbox: Outbox) {
    super(outbox, {
      collection: 'saved_searches',
      missing: listingErrors['saved_search.missing'],
      indexes: [
        [{ key: 1, _id: 1 }, { partialFilterExpression: { isPaused: false } }],
        [{ ownerId: 1, createdAt: -1 }],
        [{ token: 1 }, { unique: true }],
        [{ email: 1, confirmationMailedAt: 1 }],
        [{ dueAt: 1 }, { partialFilterExpression: { dueAt: { $type: 'date' } } }],
      ],
    });
    this.quotas = outbox.database.connection.collection<Quota>('saved_search_quotas');
  }

  /** Takes one of `limit` places (design §4.1); false when all are taken. */
  async claim(owner: string, searchId: string, limit: number, at: Date): Promise<boolean> {
    await this.quotas.updateOne({ _id: owner }, { $setOnInsert: { claims: [] } }, { upsert: true });
    const free = { _id: owner, [`claims.${limit - 1}`]: { $exists: false } };
    const take = () => this.quotas.updateOne(free, { $push: { claims: { searchId, at } } });
    if ((await take()).modifiedCount === 1) return true;
    // Perhaps some are taken by nobody.
    await this.freeInterrupted(owner, new Date(at.getTime() - interruptedAfter));
    return (await take()).modifiedCount === 1;
  }

  async free(owner: string, searchId: string): Promise<void> {
    await this.quotas.updateOne({ _id: owner }, { $pull: { claims: { searchId } } });
  }

  async ofOwner(ownerId: string, limit: number): Promise<SavedSearchAggregate[]> {
    const found = await this.collection.find({ ownerId }).sort({ createdAt: -1 }).limit(limit).toArray();
    return found.map(stateOf);
  }

  async ofToken(token: string): Promise<SavedSearchAggregate | null> {
    const found = await this.collection.findOne({ token });
    return found && stateOf(found);
  }

  /** Has this person's mailbox said yes before? */
  async isConfirmed(ownerId: string, email: string): Promise<boolean> {
    return (await this.collection.findOne({ ownerId, email, confirmedAt: { $ne: null } })) !== null;
  }

  /** A mailbox that said yes to one search of a person said yes to all that they have so far. */
  async confirmAll(ownerId: string, email: string, at: Date): Promise<void> {
    await this.collection.updateMany({ ownerId, email, confirmedAt: null }, { $set: { confirmedAt: at } });
  }

  /** How often a mailbox was asked since then, and has not answered. */
  askedSince(email: string, since: Date): Promise<number> {
    return this.collection.countDocuments({
      email,
      confirmationMailedAt: { $gte: since },
      confirmedAt: null,
    });
  }

  async remove(id: string): Promise<void> {
    await this.collection.deleteOne({ _id: id });
  }

  /** Running searches with one of these keys, a page at a time by id. */
  async running(keys: readonly string[], after: string, limit: number): Promise<SavedSearchAggregate[]> {
    const wanted = { key: { $in: [...keys] }, isPaused: false, _id: { $gt: after } } as object;
    const found = await this.collection.find(wanted).sort({ _id: 1 }).limit(limit).toArray();
    return found.map(stateOf);
  }

  /** Something was found for it. What is due already stays due. */
  async due(id: string, at: Date): Promise<void> {
    await this.collection.updateOne({ _id: id, dueAt: null }, { $set: { dueAt: at } });
  }

  /** The next search that is due, for the caller alone for a while; null when there is none. */
  async takeDue(now: Date): Promise<SavedSearchAggregate | null> {
    const found = await this.collection.findOneAndUpdate(
      { dueAt: { $lte: now }, isPaused: false },
      { $set: { dueAt: new Date(now.getTime() + sendingFor) } },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    );
    return found && stateOf(found);
  }

  private async freeInterrupted(owner: string, before: Date): Promise<void> {
    const quota = await this.quotas.findOne({ _id: owner });
    for (const { searchId, at } of quota?.claims ?? [])
      if (at < before && !(await this.find(searchId))) await this.free(owner, searchId);
  }
}

function stateOf(document: object): SavedSearchAggregate {
  const { _id, ...state } = document as SavedSearchState & { _id: string; version: number };
  return { ...state, id: _id };
}
