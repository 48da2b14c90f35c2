import { Injectable } from '@nestjs/common';
import { firstImageKey } from '@vybac/contracts/listings';
import { ObjectStore } from '@vybac/platform';
import { buffer } from 'node:stream/consumers';
import type { Media } from '../../media/media';
import { MediaService } from '../../media/media.service';
import { assistError } from '../drafts';
import type { Photo } from '../engine/assist.engine';

/** Opens confirmed photos for reading. They stay unused: nothing is published yet. */
@Injectable()
export class Photos {
  constructor(
    private readonly media: MediaService,
    private readonly objects: ObjectStore,
  ) {}

  /** In the given order. @throws AppError `media.missing` for what is not there or another's, `assist.photos_failed` */
  async open(ownerId: string, imageIds: readonly string[]): Promise<Photo[]> {
    const all = await this.media.find(ownerId, [...new Set(imageIds)]);
    return Promise.all(all.map((media) => this.read(media)));
  }

  private async read({ id, takenOn }: Media): Promise<Photo> {
    const picture = await this.objects.read(firstImageKey(id));
    if (!picture) throw assistError('assist.photos_failed');
    return { mediaId: id, bytes: await buffer(picture.stream), takenOn: takenOn ?? null };
  }
}
