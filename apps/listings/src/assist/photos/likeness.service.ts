import { Injectable } from '@nestjs/common';
import { firstImageKey } from '@vybac/contracts/listings';
import { Clock } from '@vybac/kit';
import { ObjectStore } from '@vybac/platform';
import { buffer } from 'node:stream/consumers';
import { hashOf } from './likeness';
import { LikenessStore } from './likeness.store';

/** Keeps what the pictures of listings look like. */
@Injectable()
export class LikenessService {
  constructor(
    private readonly store: LikenessStore,
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
  ) {}

  async remember(listingId: string): Promise<void> {
    for (const mediaId of await this.store.unknownPicturesOf(listingId)) {
      const picture = await this.objects.read(firstImageKey(mediaId));
      const hash = picture && (await hashOf(await buffer(picture.stream)));
      if (hash) await this.store.remember(mediaId, listingId, hash, this.clock.now());
    }
  }

  forget(listingId: string): Promise<void> {
    return this.store.forget(listingId);
  }
}
