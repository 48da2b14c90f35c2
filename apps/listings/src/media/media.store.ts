import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Image } from '@vybac/contracts/listings';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';
import type { Media } from './media';

type MediaDocument = Omit<Media, 'id'> & {
  _id: string;
  keptUntil?: Date | null;
  /** Nobody else makes its versions before. */
  versionsDue?: Date | null;
  versionsTried?: number;
};

/** Ready, and not in all its versions. */
const unfinished = { status: 'ready' as const, versionsAt: null };

/** Keeps what is known of uploaded files; the files themselves lie in the object store. */
@Injectable()
export class MediaStore implements OnModuleInit {
  private readonly collection: Collection<MediaDocument>;

  constructor(database: Database) {
    this.collection = database.connection.collection<MediaDocument>('media');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ createdAt: 1 }, { partialFilterExpression: { usedAt: null } });
    await this.collection.createIndex({ createdAt: -1 }, { partialFilterExpression: unfinished });
  }

  /** The same id again changes nothing. */
  async create({ id, ...media }: Media): Promise<void> {
    await this.collection.updateOne({ _id: id }, { $setOnInsert: media }, { upsert: true });
  }

  /** By id and owner: other people's media do not exist. */
  async findOf(ownerId: string, id: string): Promise<Media | null> {
    const found = await this.collection.findOne({ _id: id, ownerId, status: { $ne: 'discarded' } });
    return found && mediaOf(found);
  }

  /** Whether this is the file that the picture is made of: the first one that is settled on, for good. */
  async settle(id: string, digest: string): Promise<boolean> {
    const free = { _id: id, digest: { $in: [null, digest] } };
    const { matchedCount } = await this.collection.updateOne(free, { $set: { digest } });
    return matchedCount === 1;
  }

  /** The ready ones among these ids, without using them. */
  async findReady(ownerId: string, ids: readonly string[]): Promise<Media[]> {
    const found = await this.collection.find({ _id: { $in: [...ids] }, ownerId, status: 'ready' }).toArray();
    return found.map(mediaOf);
  }

  /** Makes it ready if it was not; false when it was discarded meanwhile. */
  async complete(id: string, image: Image, takenOn: string | null): Promise<boolean> {
    const alive = { _id: id, status: { $ne: 'discarded' as const } };
    const { matchedCount } = await this.collection.updateOne(alive, { $set: { status: 'ready', image, takenOn } });
    return matchedCount === 1;
  }

  /** Marks the ready ones among these ids as used from now on, and answers their images. */
  async use(ownerId: string, ids: readonly string[], at: Date): Promise<Image[]> {
    const ready = { _id: { $in: [...ids] }, ownerId, status: 'ready' as const };
    await this.collection.updateMany({ ...ready, usedAt: null }, { $set: { usedAt: at } });
    const used = await this.collection.find({ ...ready, usedAt: { $ne: null } }).toArray();
    return used.flatMap(({ image }) => (image ? [image] : []));
  }

  /** Keeps unused ones from being swept until then; null lets them go. */
  async keepUntil(ownerId: string, ids: readonly string[], keptUntil: Date | null): Promise<void> {
    await this.collection.updateMany({ _id: { $in: [...ids] }, ownerId, usedAt: null }, { $set: { keptUntil } });
  }

  /** Takes an unused one out of use for good; false when it is used, another's or missing. */
  async discard(id: string, ownerId?: string): Promise<boolean> {
    const unused = { _id: id, usedAt: null, ...(ownerId !== undefined && { ownerId }) };
    const { matchedCount } = await this.collection.updateOne(unused, { $set: { status: 'discarded' } });
    return matchedCount === 1;
  }

  /** Forgets a discarded one, after its files are gone; the sweep comes back to one whose versions are just being made. */
  async forget(id: string, now: Date): Promise<void> {
    await this.collection.deleteOne({ _id: id, status: 'discarded', versionsDue: { $not: { $gt: now } } });
  }

  /** The newest one that lacks versions and that nobody works on, nobody's but the caller's until `until`. */
  async claimUnfinished(now: Date, until: Date): Promise<{ media: Media; tries: number } | null> {
    const found = await this.collection.findOneAndUpdate(
      { ...unfinished, versionsDue: { $not: { $gt: now } } },
      { $set: { versionsDue: until }, $inc: { versionsTried: 1 } },
      { sort: { createdAt: -1 }, returnDocument: 'after' },
    );
    return found && { media: mediaOf(found), tries: found.versionsTried ?? 1 };
  }

  /** All its versions are made, or given up; false when it was discarded meanwhile. */
  async finish(id: string, versionsAt: Date): Promise<boolean> {
    const settled = { $set: { versionsAt }, $unset: { versionsDue: true as const, versionsTried: true as const } };
    return (await this.collection.updateOne({ _id: id, status: 'ready' }, settled)).matchedCount === 1;
  }

  /** Unused ones from before `before`, and those whose discarding was interrupted. */
  async unusedSince(before: Date, limit: number): Promise<Media[]> {
    const found = await this.collection
      .find({ usedAt: null, createdAt: { $lt: before }, keptUntil: { $not: { $gt: before } } })
      .limit(limit)
      .toArray();
    return found.map(mediaOf);
  }
}

function mediaOf({ _id: id, keptUntil: _k, versionsDue: _d, versionsTried: _t, ...media }: MediaDocument): Media {
  return { id, ...media };
}
