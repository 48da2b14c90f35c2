import { Injectable } from '@nestjs/common';
import { TaskFailed } from '@vybac/platform';
import { fileTypeFromBuffer } from 'file-type/core';
import type { Picture } from './developed';
import { damaged, enormous, requireDecodable } from './media';
import { PicturesApart } from './pictures-apart.service';

/** Turns what somebody uploaded into pictures to show. */
@Injectable()
export class Pictures {
  constructor(private readonly apart: PicturesApart) {}

  /** @throws AppError `media.invalid_type`, `media.too_large`, `media.damaged`; Error when it is not the file's fault */
  async develop(bytes: Buffer): Promise<Picture> {
    requireDecodable((await fileTypeFromBuffer(bytes))?.mime);
    const picture = await this.apart.develop(bytes).catch((error: unknown) => {
      throw error instanceof TaskFailed ? damaged(error) : error;
    });
    if (!picture) throw enormous();
    return picture;
  }
}
