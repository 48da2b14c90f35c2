import { Injectable } from '@nestjs/common';
import { findListing, type ListingStatus } from '@vybac/contracts/listings';
import type { OutputOf } from '@vybac/contracts';
import { Database, ServiceClient } from '@vybac/platform';

type AskedListing = Omit<OutputOf<typeof findListing>, 'version'>;
/** What is kept: everything but what holds for the moment only. */
export type KnownListing = Omit<AskedListing, 'sellerAway'>;
interface StoredListing extends Partial<KnownListing> {
  _id: string;
  contentVersion?: number;
  statusVersion?: number;
}

/** What conversations show of listings: a projection, asked for when not yet heard of. */
@Injectable()
export class ListingsStore {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
  ) {}

  /**
   * Keeps what a fact says. Each reaction reads at its own pace, so facts about one listing come out of order: what it is
   * and how it stands are kept side by side, each as of its newest fact.
   */
  async keep(id: string, version: number, facts: Partial<KnownListing>): Promise<void> {
    const { status, ...content } = facts;
    const kept = {
      ...(Object.keys(content).length > 0 && ifNewer('contentVersion', version, { ...content, id })),
      ...(status && ifNewer('statusVersion', version, { status })),
    };
    await this.collection.updateOne({ _id: id }, [{ $set: kept }], { upsert: true });
  }

  async find(ids: readonly string[]): Promise<Map<string, KnownListing>> {
    const known = await this.collection.find({ _id: { $in: [...new Set(ids)] } }).toArray();
    return new Map(known.flatMap((listing) => (isComplete(listing) ? [[listing.id, view(listing)] as const] : [])));
  }

  /**
   * As it stands now, from the service that owns it.
   * @throws AppError `listing.missing`
   */
  async ask(id: string): Promise<AskedListing> {
    const { version, sellerAway, ...listing } = await this.services.call(findListing, { params: { id } });
    await this.keep(id, version, listing);
    return { ...listing, sellerAway };
  }

  async setStatus(id: string, version: number, status: ListingStatus): Promise<void> {
    await this.keep(id, version, { status });
  }

  private get collection() {
    return this.database.connection.collection<StoredListing>('listings');
  }
}

/** Each of the facts as it is to stand: this one, unless one from a later version stands there already. */
function ifNewer(kind: 'contentVersion' | 'statusVersion', version: number, facts: Partial<KnownListing>) {
  const newer = { $gt: [version, { $ifNull: [`$${kind}`, -1] }] };
  return Object.fromEntries(
    Object.entries({ ...facts, [kind]: version }).map(([field, value]) => [
      field,
      { $cond: [newer, { $literal: value }, `$${field}`] },
    ]),
  );
}

function isComplete(listing: Partial<KnownListing>): listing is KnownListing {
  return listing.title !== undefined && listing.sellerId !== undefined && listing.status !== undefined;
}

function view({ id, title, price, imageUrl, status, sellerId }: KnownListing): KnownListing {
  return { id, title, price, imageUrl, status, sellerId };
}
