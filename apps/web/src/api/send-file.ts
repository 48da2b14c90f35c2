import { ProblemError } from '@vybac/client';

export interface UploadPlace {
  url: string;
  method: string;
  headers: Record<string, string>;
}

/** Milliseconds before each further try. */
const pauses = [500, 2_000, 5_000];

/**
 * Sends a file to the place that the server made for it. What is cut on the way is sent again, from the beginning: the
 * place takes the whole file or nothing.
 *
 * @param onProgress called with 0 to 100, and anew with every try
 * @throws ProblemError `upload.link_invalid`, `service.fault` or a network problem
 */
export async function sendFile(
  file: Blob,
  place: UploadPlace,
  onProgress?: (percent: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (const pause of pauses) {
    try {
      await sendOnce(file, place, onProgress, signal);
      return;
    } catch (error) {
      if (signal?.aborted || !(error instanceof ProblemError && error.isTemporary)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal?.aborted) throw error;
      onProgress?.(0);
    }
  }
  return sendOnce(file, place, onProgress, signal);
}

// By XMLHttpRequest, because fetch does not tell how far an upload is.
function sendOnce(
  file: Blob,
  { url, method, headers }: UploadPlace,
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
