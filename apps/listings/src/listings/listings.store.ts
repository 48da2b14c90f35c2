import { Injectable } from '@nestjs/common';
import type { NewEvent } from '@vybac/contracts';
import { type ListingStatus, listingErrors } from '@vybac/contracts/listings';
import { type Aggregate, AggregateStore, type Decision, Outbox, type WorkContext } from '@vybac/platform';
import DataLoader from 'dataloader';
import type { ListingState, Seller } from './listing';

const batch = 200;

export interface OwnListingsQuery {
  readonly sellerId: string;
  readonly status: ListingStatus | undefined;
  /** Older removals can no longer be undone and are left out. */
  readonly removedSince: Date;
  /** Where the page before ended: creation in milliseconds since 1970, and id. */
  readonly after: readonly [createdAt: number, id: string] | null;
  readonly limit: number;
}

export type ShownListing = Omit<Aggregate<ListingState>, 'words'>;

/** Keeps the listings, each with its reservation, queue and waiting events, in one document. */
@Injectable()
export class ListingsStore extends AggregateStore<ListingState> {
  /** Those who look at listings in the same moment share one query; nothing is remembered beyond it. */
  private readonly shown = new DataLoader<string, ShownListing | null>((ids) => this.readShown(ids), {
    cache: false,
    maxBatchSize: 100,
    batchScheduleFn: (read) => void setImmediate(read),
  });
  private readonly watchers = new Set<(listing: Aggregate<ListingState> | null) => void>();

  constructor(outbox: Outbox) {
    super(outbox, {
      collection: 'listings',
      missing: listingErrors['listing.missing'],
      indexes: [
        [{ sellerId: 1, createdAt: -1, _id: -1 }],
        [{ 'reservation.until': 1 }, { partialFilterExpression: { status: 'reserved' } }],
        [{ 'reservation.orderId': 1 }, { partialFilterExpression: { status: 'reserved' } }],
      ],
    });
  }

  /** Calls `watcher` after every write of this process; with null when several listings changed. */
  onWrite(watcher: (listing: Aggregate<ListingState> | null) => void): void {
    this.watchers.add(watcher);
  }

  override async create(id: string, state: ListingState, events: readonly NewEvent[], context?: WorkContext) {
    return this.tell(await super.create(id, state, events, context));
  }

  override async change(
    id: string,
    decide: (current: Aggregate<ListingState>) => Decision<ListingState> | null,
    context?: WorkContext,
  ) {
    let version = 0;
    const changed = await super.change(
      id,
      (current) => {
        version = current.version;
        return decide(current);
      },
      context,
    );
    return changed.version === version ? changed : this.tell(changed);
  }

  /** A listing without what search finds it by: most of the document, and nothing that people see. */
  findShown(id: string): Promise<ShownListing | null> {
    return this.shown.load(id);
  }

  private async readShown(ids: readonly string[]): Promise<(ShownListing | null)[]> {
    const documents = await this.collection
      .find({ _id: { $in: [...new Set(ids)] } })
      .project<Omit<ShownListing, 'id'> & { _id: string }>({ outbox: 0, outboxAt: 0, words: 0 })
      .toArray();
    const found = new Map(documents.map((document) => [document._id, Object.assign(document, { id: document._id })]));
    return ids.map((id) => found.get(id) ?? null);
  }

  /** One's own listings, newest first. */
  async ownPage({
    sellerId,
    status,
    removedSince,
    after,
    limit,
  }: OwnListingsQuery): Promise<Aggregate<ListingState>[]> {
    const [createdAt, id] = after ? [new Date(after[0]), after[1]] : [];
    const documents = await this.collection
      .find({
        sellerId,
        ...(status && { status }),
        $and: [
          { $or: [{ status: { $ne: 'removed' } }, { removedAt: { $gt: removedSince } }] },
          ...(createdAt
            ? [{ createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }] }]
            : []),
        ],
      })
      .project<Omit<Aggregate<ListingState>, 'id'> & { _id: string }>({
        outbox: 0,
        outboxAt: 0,
        words: 0,
        description: 0,
      })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .toArray();
    return documents.map(({ _id, ...listing }) => ({ ...listing, id: _id }));
  }

  /** How many listings a person has, those removed left out. */
  async countsOf(sellerId: string): Promise<{ total: number; active: number; views: number }> {
    const [counts] = await this.collection
      .aggregate<{ total: number; active: number; views: number }>([
        { $match: { sellerId, status: { $ne: 'removed' } } },
        {
          $group: {
            _id: null,
            total: { $sum: 1 },
            active: { $sum: { $cond: [{ $eq: ['$status', 'active'] }, 1, 0] } },
            views: { $sum: '$viewCount' },
          },
        },
        { $project: { _id: 0 } },
      ])
      .toArray();
    return counts ?? { total: 0, active: 0, views: 0 };
  }

  /** The listing that this order holds. */
  async reservedBy(orderId: string): Promise<Aggregate<ListingState> | null> {
    const reserved = await this.collection.findOne(
      { status: 'reserved', 'reservation.orderId': orderId },
      { projection: { _id: 1 } },
    );
    return reserved && this.find(reserved._id);
  }

  /** Ids of listings that were held until before `now`, the longest overdue first. */
  async overdue(now: Date, limit: number): Promise<string[]> {
    const found = await this.collection
      .find({ status: 'reserved', 'reservation.until': { $lt: now } })
      .project<{ _id: string }>({ _id: 1 })
      .sort({ 'reservation.until': 1 })
      .limit(limit)
      .toArray();
    return found.map(({ _id }) => _id);
  }

  /** Shows the seller anew on every listing that shows an older version of them, a bounded batch at a time. */
  async refreshSeller(seller: Seller, version: number): Promise<void> {
    const stale = { sellerId: seller.id, sellerVersion: { $lt: version } };
    for (;;) {
      const found = await this.collection.find(stale).project<{ _id: string }>({ _id: 1 }).limit(batch).toArray();
      if (found.length === 0) return;
      const ids = found.map(({ _id }) => _id);
      await this.collection.updateMany({ ...stale, _id: { $in: ids } }, { $set: { seller, sellerVersion: version } });
      this.tell(null);
    }
  }

  private tell<Changed extends Aggregate<ListingState> | null>(changed: Changed): Changed {
    this.watchers.forEach((watcher) => watcher(changed));
    return changed;
  }
}
