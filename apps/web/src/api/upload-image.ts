import type { InputOf } from '@vybac/contracts';
import { confirmUpload, type Image, prepareUpload } from '@vybac/contracts/listings';
import { call } from './call';
import { sendFile } from './send-file';

export interface UploadOptions {
  purpose: InputOf<typeof prepareUpload>['body']['purpose'];
  /** Called with 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads one image and waits until the server has checked and resized it.
 *
 * @throws ProblemError `media.invalid_type`, `media.too_large`, `media.damaged` or a network problem.
 */
export async function uploadImage(file: File, { purpose, onProgress, signal }: UploadOptions): Promise<Image> {
  const place = await call(
    prepareUpload,
    { body: { purpose, contentType: file.type, bytes: file.size } },
    signal && { signal },
  );
  await sendFile(file, place.upload, onProgress, signal);
  return call(confirmUpload, { params: { id: place.mediaId } }, signal && { signal });
}
