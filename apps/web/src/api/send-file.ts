import { ProblemError } from '@vybac/client';

/**
 * Sends a file to the place that the server made for it. By XMLHttpRequest, because fetch does not tell how far an upload is.
 *
 * @param onProgress called with 0 to 100
 * @throws ProblemError `upload.link_invalid`, `service.fault` or a network problem
 */
export function sendFile(
  file: Blob,
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
