import { ProblemError } from '@vybac/client';
import { confirmUpload, discardUpload, prepareUpload, type Image } from '@vybac/contracts/listings';
import { call } from '../../../api/call';

export interface UploadOptions {
  signal: AbortSignal;
  /** 0 to 100. */
  onProgress: (percent: number) => void;
}

/** Sends a picked file to the place that the server names, and has it checked there. */
export async function uploadPhoto(file: File, { signal, onProgress }: UploadOptions): Promise<Image> {
  const body = { purpose: 'listing' as const, contentType: file.type, bytes: file.size };
  const { mediaId, upload } = await call(prepareUpload, { body }, { signal });
  await send(file, upload, { signal, onProgress });
  return call(confirmUpload, { params: { id: mediaId } }, { signal });
}

/** Throws away an uploaded photo that no listing uses. What is left over by accident the server clears away itself. */
export function discardPhoto({ mediaId }: Image): void {
  call(discardUpload, { params: { id: mediaId } }).catch(() => undefined);
}

// XMLHttpRequest, because fetch does not tell how much of a body has been sent.
function send(
  file: File,
  { url, method, headers }: { url: string; method: string; headers: Record<string, string> },
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ProblemError({ code: 'network.failed', title: 'Network error' }));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => (request.status < 300 ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
