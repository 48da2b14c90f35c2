import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Category } from '@vybac/contracts/listings';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';
import type { ListingState } from '../../listings/listing';
import { bandsOf, distanceBetween, type PictureHash } from './likeness';

interface HashDocument {
  /** Of the picture. */
  _id: string;
  listingId: string;
  hash: PictureHash;
  bands: string[];
  at: Date;
}

export interface Likeness {
  readonly listingId: string;
  readonly title: string;
  readonly category: Category;
  /** Of 64 bits. */
  readonly distance: number;
}

/** Of the pictures that share a part, the newest so many are compared. */
const compared = 500;
/** Beyond it pictures only happen to be arranged alike. */
const farthest = 8;
const most = 5;
const shown: readonly string[] = ['active', 'reserved', 'sold'];

/** Finds pictures of the marketplace that look nearly like a given one. */
@Injectable()
export class LikenessStore implements OnModuleInit {
  private readonly hashes: Collection<HashDocument>;
  private readonly listings: Collection<ListingState & { _id: string }>;

  constructor({ connection }: Database) {
    this.hashes = connection.collection<HashDocument>('picture_hashes');
    this.listings = connection.collection<ListingState & { _id: string }>('listings');
  }

  async onModuleInit(): Promise<void> {
    await this.hashes.createIndex({ bands: 1, at: -1 });
    await this.hashes.createIndex({ listingId: 1 });
  }

  /** Pictures of a listing that are still without a hash, as their ids. */
  async unknownPicturesOf(listingId: string): Promise<string[]> {
    const listing = await this.listings.findOne({ _id: listingId }, { projection: { images: 1 } });
    const ids = (listing?.images ?? []).map(({ mediaId }) => mediaId);
    const known = await this.hashes.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
    const knownIds = new Set(known.map(({ _id }) => _id));
    return ids.filter((id) => !knownIds.has(id));
  }

  /** Keeps the hash of a picture; again changes nothing. */
  async remember(mediaId: string, listingId: string, hash: PictureHash, at: Date): Promise<void> {
    const document = { listingId, hash, bands: bandsOf(hash), at };
    await this.hashes.updateOne({ _id: mediaId }, { $setOnInsert: document }, { upsert: true });
  }

  async forget(listingId: string): Promise<void> {
    await this.hashes.deleteMany({ listingId });
  }

  /** Listings with a picture like this one, the most alike first. */
  async like(hash: PictureHash): Promise<Likeness[]> {
    const candidates = await this.hashes
      .find({ bands: { $in: bandsOf(hash) } })
      .sort({ at: -1 })
      .limit(compared)
      .toArray();
    const near = candidates
      .map(({ listingId, hash: other }) => ({ listingId, distance: distanceBetween(hash, other) }))
      .filter(({ distance }) => distance <= farthest)
      .sort((one, other) => one.distance - other.distance)
      .slice(0, most);
    const listings = await this.listings
      .find({ _id: { $in: near.map(({ listingId }) => listingId) } })
      .project<{ _id: string; title: string; category: Category; status: string }>({ title: 1, category: 1, status: 1 })
      .toArray();
    const byId = new Map(
      listings.filter(({ status }) => shown.includes(status)).map((listing) => [listing._id, listing]),
    );
    return near.flatMap(({ listingId, distance }) => {
      const listing = byId.get(listingId);
      return listing ? [{ listingId, title: listing.title, category: listing.category, distance }] : [];
    });
  }
}
