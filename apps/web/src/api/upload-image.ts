import type { InputOf } from '@vybac/contracts';
import { confirmUpload, type Image, prepareUpload } from '@vybac/contracts/listings';
import { ProblemError } from '@vybac/client';
import { call } from './call';

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
  await put(file, place.upload, onProgress, signal);
  return call(confirmUpload, { params: { id: place.mediaId } }, signal && { signal });
}

// XMLHttpRequest, because fetch does not tell how far an upload is.
function put(
  file: File,
  { url, method, headers }: { url: string; method: string; headers: Record<string, string> },
  onProgress?: (percent: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: string) => reject(new ProblemError({ code, title: 'Upload failed', status: request.status }));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => {
      if (request.status < 300) resolve();
      // The store says why in words of its own: too late, or not the file that was announced.
      else fail(request.status < 500 ? 'upload.link_invalid' : 'service.fault');
    };
    request.onerror = () => fail('network.failed');
    request.ontimeout = () => fail('network.timeout');
    request.onabort = () => fail('network.failed');
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
