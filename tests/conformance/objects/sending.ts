import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { PreparedUpload } from '@vybac/platform';

/** Where somebody may send a file, as a whole address. */
export interface Place {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function placeOf({ url, headers }: PreparedUpload, origin: string): Place {
  return { url: new URL(url, origin).href, headers };
}

/** Sends a file as a browser does. @returns the status of the answer */
export async function send({ url, headers }: Place, body: string | Buffer, method = 'PUT'): Promise<number> {
  const answer = await fetch(url, { method, headers, body: typeof body === 'string' ? body : new Uint8Array(body) });
  await answer.arrayBuffer();
  return answer.status;
}

/** Sends a file without saying how long it is. */
export async function sendUnmeasured({ url, headers }: Place, body: Buffer): Promise<number> {
  const answer = await fetch(url, {
    method: 'PUT',
    headers,
    body: new Blob([new Uint8Array(body)]).stream(),
    duplex: 'half',
  } as RequestInit);
  await answer.arrayBuffer();
  return answer.status;
}

/** Says that so many bytes come, and sends without end. */
export async function flood({ url, headers }: Place, stated: number): Promise<{ status: number; sent: number }> {
  let [status, sent] = [0, 0];
  const outgoing = request(url, { method: 'PUT', headers: { ...headers, 'content-length': stated } });
  outgoing.on('response', (incoming) => {
    status = incoming.statusCode ?? 0;
    incoming.resume();
  });
  // The line is cut: that is the end of it.
  outgoing.on('error', () => undefined);
  const piece = Buffer.alloc(64 * 1024);
  const next = (): void => {
    if (outgoing.destroyed || sent + piece.length > stated) return;
    sent += piece.length;
    outgoing.write(piece, () => setImmediate(next));
  };
  next();
  await new Promise((resolve) => outgoing.on('close', resolve));
  return { status, sent };
}

/**
 * Sends exactly these bytes after a head that states a length, on a line of its own.
 * @param thenHangsUp before the answer; without it the line is left once something was answered
 */
export async function sendRaw(
  { url, headers }: Place,
  stated: number,
  bytes: Buffer,
  thenHangsUp = false,
): Promise<void> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host, ...headers, 'content-length': stated }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`PUT ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.write(bytes);
  if (thenHangsUp) await new Promise((resolve) => setTimeout(resolve, 50));
  else await once(socket, 'data');
  socket.destroy();
}

/** Whether a browser sends a file from a page of `origin`: to another origin only if that permits it beforehand. */
export async function browserSends({ url, headers }: Place, origin: string): Promise<boolean> {
  if (new URL(url).origin === origin) return true;
  const answer = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': Object.keys(headers).join(','),
    },
  });
  const permits = (name: string, wanted: string): boolean => {
    const said = (answer.headers.get(`access-control-allow-${name}`) ?? '').toLowerCase();
    return said === '*' || said.split(/, */).includes(wanted.toLowerCase());
  };
  return (
    answer.ok &&
    permits('origin', origin) &&
    permits('methods', 'PUT') &&
    Object.keys(headers).every((name) => permits('headers', name))
  );
}
