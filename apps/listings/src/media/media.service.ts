import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@vybac/contracts';
import {
  firstImageKey,
  type Image,
  imageKey,
  imageWidths,
  listingErrors,
  type prepareUpload,
} from '@vybac/contracts/listings';
import { AppError, Clock, Ids } from '@vybac/kit';
import { mediaUrl, ObjectStore } from '@vybac/platform';
import { createHash } from 'node:crypto';
import type { Picture } from './developed';
import {
  damaged,
  keysOf,
  type Media,
  type MediaPurpose,
  type PromisedFile,
  requireAcceptable,
  requireSize,
} from './media';
import { MediaStore } from './media.store';
import { Originals } from './originals.service';
import { PicturesApart } from './pictures-apart.service';
import { Pictures } from './pictures.service';
import { Versions } from './versions.service';

/** Uploads: a place to send a file to, and pictures made of what arrived. */
@Injectable()
export class MediaService {
  private readonly confirming = new Map<string, Promise<Image>>();

  constructor(
    private readonly media: MediaStore,
    private readonly originals: Originals,
    private readonly pictures: Pictures,
    private readonly apart: PicturesApart,
    private readonly versions: Versions,
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws AppError `media.invalid_type`, `media.too_large`, `media.damaged` */
  async prepare(
    ownerId: string,
    { purpose, ...file }: PromisedFile & { purpose: MediaPurpose },
    mediaId = this.ids.next(),
  ): Promise<OutputOf<typeof prepareUpload>> {
    requireAcceptable(file);
    const { url, headers, expiresAt } = await this.originals.expect(mediaId, file);
    await this.media.create(this.prepared(mediaId, ownerId, purpose, file));
    return { mediaId, upload: { url, method: 'PUT', headers: { ...headers }, expiresAt: expiresAt.toISOString() } };
  }

  /**
   * Looks at what was uploaded and makes it a picture; again answers the same.
   * @throws AppError `media.missing` (also for another's), `media.not_uploaded`, `media.invalid_type`, `media.too_large`, `media.damaged`
   */
  async confirm(ownerId: string, id: string): Promise<Image> {
    const media = await this.media.findOf(ownerId, id);
    if (!media) throw new AppError(listingErrors['media.missing']);
    if (media.image) return media.image;
    const running = this.confirming.get(id) ?? this.develop(media).finally(() => this.confirming.delete(id));
    this.confirming.set(id, running);
    return running;
  }

  /** Takes a picture that is here already, e.g. of the demo data set. @throws AppError as `confirm` does */
  async store(ownerId: string, bytes: Buffer, purpose: MediaPurpose = 'listing'): Promise<Image> {
    const id = this.ids.next();
    requireSize(bytes.length);
    await this.media.create(this.prepared(id, ownerId, purpose, null));
    const picture = await this.pictures.develop(bytes);
    for (const { width, bytes: smaller } of await this.apart.webpVersions(picture.bytes))
      await this.objects.put(imageKey(id, width), smaller, 'image/webp');
    return this.keep(id, picture);
  }

  /** Pictures in the wanted order, from now on in use. @throws AppError `media.missing` when one is not ready or another's */
  async attach(ownerId: string, ids: readonly string[]): Promise<Image[]> {
    if (ids.length === 0) return [];
    const byId = new Map((await this.findReady(ownerId, ids)).map((image) => [image.mediaId, image]));
    return [...new Set(ids)].map((id) => {
      const image = byId.get(id);
      if (!image) throw new AppError(listingErrors['media.missing']);
      return image;
    });
  }

  /** In the given order, and not yet used. @throws AppError `media.missing` when one is not ready or another's */
  async find(ownerId: string, ids: readonly string[]): Promise<Media[]> {
    const byId = new Map((await this.media.findReady(ownerId, ids)).map((media) => [media.id, media]));
    return ids.map((id) => {
      const media = byId.get(id);
      if (!media) throw new AppError(listingErrors['media.missing']);
      return media;
    });
  }

  /** Those of the ids that are ready and belong to this actor; they count as used from now on. */
  findReady(ownerId: string, ids: readonly string[]): Promise<Image[]> {
    return this.media.use(ownerId, ids, this.clock.now());
  }

  /** Those of the ids that are ready and belong to this actor, in this order; not swept until then, and not used. */
  async keepUntil(ownerId: string, ids: readonly string[], until: Date): Promise<Image[]> {
    await this.media.keepUntil(ownerId, ids, until);
    const byId = new Map((await this.media.findReady(ownerId, ids)).map(({ id, image }) => [id, image]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** What was kept and is still unused may be swept. */
  letGo(ownerId: string, ids: readonly string[]): Promise<void> {
    return this.media.keepUntil(ownerId, ids, null);
  }

  /** @throws AppError `media.missing` when it is used, another's or not there */
  async discard(ownerId: string, id: string): Promise<void> {
    if (!(await this.media.discard(id, ownerId))) throw new AppError(listingErrors['media.missing']);
    await this.erase(id);
  }

  /** Throws away what nothing used before `before`. */
  async discardUnused(before: Date, limit: number): Promise<void> {
    for (const { id } of await this.media.unusedSince(before, limit)) {
      if (await this.media.discard(id)) await this.erase(id);
    }
  }

  private async develop({ id, ownerId, promised }: Media): Promise<Image> {
    const bytes = await this.originals.read(id, promised);
    if (!bytes) return this.developedMeanwhile(ownerId, id);
    try {
      const picture = await this.pictures.develop(bytes);
      // Its link may bring another file while this one is looked at, here or in another process: the first one counts.
      const digest = createHash('sha256').update(bytes).digest('base64');
      if (!(await this.media.settle(id, digest))) throw damaged();
      const image = await this.keep(id, picture);
      this.versions.wake();
      await this.originals.delete(id);
      return image;
    } catch (error) {
      if (error instanceof AppError) await this.originals.delete(id);
      throw error;
    }
  }

  /** Another process may have been quicker. @throws AppError `media.not_uploaded` when none was */
  private async developedMeanwhile(ownerId: string, id: string): Promise<Image> {
    const media = await this.media.findOf(ownerId, id);
    if (!media?.image) throw new AppError(listingErrors['media.not_uploaded']);
    return media.image;
  }

  // The other versions are made of this one after it was answered (versions.service.ts).
  private async keep(id: string, { bytes, width, height, thumbhash, takenOn }: Picture): Promise<Image> {
    await this.objects.put(firstImageKey(id), bytes, 'image/webp');
    const [small, medium, large] = imageWidths;
    const urls = {
      small: mediaUrl(imageKey(id, small)),
      medium: mediaUrl(imageKey(id, medium)),
      large: mediaUrl(imageKey(id, large)),
    };
    const image = { mediaId: id, width, height, thumbhash, urls };
    if (!(await this.media.complete(id, image, takenOn))) {
      await this.erase(id);
      throw new AppError(listingErrors['media.missing']);
    }
    return image;
  }

  private async erase(id: string): Promise<void> {
    await Promise.all(keysOf(id).map((key) => this.objects.delete(key)));
    await this.media.forget(id, this.clock.now());
  }

  private prepared(id: string, ownerId: string, purpose: MediaPurpose, promised: PromisedFile | null): Media {
    const createdAt = this.clock.now();
    return { id, ownerId, purpose, status: 'prepared', promised, digest: null, createdAt, usedAt: null, image: null };
  }
}
