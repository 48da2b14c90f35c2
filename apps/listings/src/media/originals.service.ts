import { Injectable } from '@nestjs/common';
import { AppError } from '@vybac/kit';
import { ObjectStore, type PreparedUpload } from '@vybac/platform';
import { buffer } from 'node:stream/consumers';
import { originalKey, type PromisedFile, requirePromised, uploadLinkSeconds, uploadsFolder } from './media';

/** Files as they were sent. They hold position and camera: none is kept longer than needed. */
@Injectable()
export class Originals {
  constructor(private readonly objects: ObjectStore) {}

  /** A place to send this very file to. */
  expect(id: string, { contentType, bytes }: PromisedFile): Promise<PreparedUpload> {
    return this.objects.prepareUpload({
      key: originalKey(id),
      contentType,
      bytes,
      expiresInSeconds: uploadLinkSeconds,
    });
  }

  /**
   * What has arrived, or null when nothing has.
   * @throws AppError as `requirePromised` does; what it refuses is thrown away
   */
  async read(id: string, promised: PromisedFile | null): Promise<Buffer | null> {
    const original = await this.objects.read(originalKey(id));
    if (!original) return null;
    try {
      requirePromised(original, promised);
      return await buffer(original.stream);
    } catch (error) {
      // First: whoever deletes an object that is still being read waits for half a minute in an S3 store.
      original.stream.destroy();
      if (error instanceof AppError) await this.delete(id);
      throw error;
    }
  }

  delete(id: string): Promise<void> {
    return this.objects.delete(originalKey(id));
  }

  /** Throws away what was sent before `before` and is still here: sent late, again, or for nothing. */
  sweep(before: Date): Promise<void> {
    return this.objects.sweep(uploadsFolder, before);
  }
}
