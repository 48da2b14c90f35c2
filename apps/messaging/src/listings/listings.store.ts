import { Injectable } from '@nestjs/common';
import { findListing, type ListingStatus } from '@vybac/contracts/listings';
import type { OutputOf } from '@vybac/contracts';
import { Database, ServiceClient } from '@vybac/platform';

export type KnownListing = Omit<OutputOf<typeof findListing>, 'version'>;
type StoredListing = KnownListing & { _id: string; version: number };

/** What conversations show of listings: a projection, asked for when not yet heard of. */
@Injectable()
export class ListingsStore {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
  ) {}

  /** Keeps what a fact says, unless something newer is known. */
  async keep(id: string, version: number, facts: Partial<KnownListing>): Promise<void> {
    const known = await this.collection.updateOne(
      { _id: id, version: { $lt: version } },
      { $set: { ...facts, version } },
    );
    if (known.matchedCount === 0 && isComplete(facts)) {
      await this.collection.updateOne({ _id: id }, { $setOnInsert: { ...facts, id, version } }, { upsert: true });
    }
  }

  async find(ids: readonly string[]): Promise<Map<string, KnownListing>> {
    const known = await this.collection.find({ _id: { $in: [...new Set(ids)] } }).toArray();
    return new Map(known.map((listing) => [listing._id, view(listing)]));
  }

  /**
   * As it stands now, from the service that owns it.
   * @throws AppError `listing.missing`
   */
  async ask(id: string): Promise<KnownListing> {
    const { version, ...listing } = await this.services.call(findListing, { params: { id } });
    await this.keep(id, version, listing);
    return listing;
  }

  async setStatus(id: string, version: number, status: ListingStatus): Promise<void> {
    await this.keep(id, version, { status });
  }

  private get collection() {
    return this.database.connection.collection<StoredListing>('listings');
  }
}

function isComplete(facts: Partial<KnownListing>): facts is KnownListing {
  return facts.title !== undefined && facts.sellerId !== undefined && facts.status !== undefined;
}

function view({ id, title, price, imageUrl, status, sellerId }: StoredListing): KnownListing {
  return { id, title, price, imageUrl, status, sellerId };
}
