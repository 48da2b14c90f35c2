import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { ServiceName } from '@vybac/contracts';
import type { HttpCall, HttpTransport } from '@vybac/platform';
import type { HeaderList } from '../security/security-headers';
import type { Forwarder } from './forwarder';

const answerWithin = 15_000;
/** Services take no larger body either. */
const largestKeptBody = 256 * 1024;
/** They concern one connection and not the request (RFC 9110 §7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-authenticate',
]);

/** Distributed: streams the request to the service's process and its answer back. */
export class HttpForwarder implements Forwarder {
  constructor(private readonly http: HttpTransport) {}

  async forward(
    service: ServiceName,
    request: IncomingMessage,
    response: ServerResponse,
    added: HeaderList,
  ): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = request;
    const call = { service, method, path, headers, answerWithin, waiting: response };
    headers.connection = 'keep-alive';
    const answer = await this.http.open({ ...call, ...(await sendable(request)) }).catch((error: unknown) => {
      if (response.destroyed) return null; // nobody waits for it
      throw error;
    });
    if (!answer) return;
    response.writeHead(answer.statusCode ?? 502, [...added, ...endToEnd(answer.rawHeaders)]);
    await passOn(answer, response);
  }
}

/** Names and values in turn, as they came. */
function endToEnd(rawHeaders: readonly string[]): string[] {
  const headers: string[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!hopByHop.has(name.toLowerCase())) headers.push(name, rawHeaders[index + 1] ?? '');
  }
  return headers;
}

/**
 * Done when one of the two has ended. Broken off midway there is nobody left to tell: the client sees that the answer is not
 * whole. By hand, as a stream pipeline costs a fifth of the hop.
 */
function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    // Gone before the first byte came: nothing would be said of it any more.
    if (response.closed) {
      answer.destroy();
      resolve();
      return;
    }
    answer.once('error', () => response.destroy());
    response.once('error', () => response.destroy());
    response.once('close', () => {
      answer.destroy();
      resolve();
    });
    answer.pipe(response);
  });
}

/** A query may be sent twice, and so may a command with a key, whose body is kept for that; other commands stream through. */
async function sendable(request: IncomingMessage): Promise<Pick<HttpCall, 'body' | 'mayRepeat'>> {
  const { method, headers } = request;
  const bytes = bodyBytes(headers);
  if (bytes === 0) return { mayRepeat: method === 'GET' || method === 'HEAD' || hasKey(headers) };
  if (hasKey(headers) && bytes <= largestKeptBody) return { mayRepeat: true, body: await buffer(request) };
  return { mayRepeat: false, body: request };
}

function bodyBytes(headers: IncomingHttpHeaders): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity;
  return Number(headers['content-length'] ?? 0);
}

function hasKey(headers: IncomingHttpHeaders): boolean {
  return headers['idempotency-key'] !== undefined;
}
