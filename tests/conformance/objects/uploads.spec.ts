import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { request as httpRequest } from 'node:http';
import { ShiftedClock } from '@vybac/kit';
import type { PreparedUpload } from '@vybac/platform';
import { eventually } from '../support/eventually';
import { fileObjects, serve, type ServedObjects } from './adapters';

const clock = new ShiftedClock();
let served: ServedObjects;
beforeAll(async () => void (served = await serve(await fileObjects(clock))));
afterAll(() => served.close());

const megabyte = 1024 * 1024;
const prepare = (key: string, maximumBytes = 1000) =>
  served.objects.prepareUpload({ key, contentType: 'image/png', maximumBytes, expiresInSeconds: 60 });

const put = (upload: PreparedUpload, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(new URL(upload.url, served.origin), {
    method: 'PUT',
    headers: { ...upload.headers, ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });

async function expectProblem(answer: Response, status: number, code: string): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ status, code });
}

test('a file of exactly the allowed size arrives, one byte more is refused', async () => {
  expect((await put(await prepare('exact'), Buffer.alloc(1000))).status).toBe(204);
  await expectProblem(await put(await prepare('over'), Buffer.alloc(1001)), 413, 'request.too_large');
  expect(await served.objects.head('exact')).toEqual({ bytes: 1000, contentType: 'image/png' });
  expect(await served.objects.head('over')).toBeNull();
});

test('an empty file arrives; what to make of it is not for the door to say', async () => {
  expect((await put(await prepare('empty'), '')).status).toBe(204);
  expect(await served.objects.head('empty')).toEqual({ bytes: 0, contentType: 'image/png' });
});

test('the link works until its time is over', async () => {
  const upload = await prepare('late');
  clock.advance(59_000);
  expect((await put(upload, 'x')).status).toBe(204);
  clock.advance(2_000);
  await expectProblem(await put(upload, 'y'), 403, 'upload.link_invalid');
});

test.each([
  ['a bigger size', (url: string) => url.replace('maximumBytes=1000', 'maximumBytes=9999999')],
  ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
  ['another type', (url: string) => url.replace('image%2Fpng', 'text%2Fhtml')],
  ['no signature', (url: string) => url.replace(/&signature=.*/, '')],
  ['a made-up signature', (url: string) => url.replace(/signature=.*/, 'signature=AAAA')],
  ['two signatures', (url: string) => `${url}&signature=AAAA`],
  ['a key outside', (url: string) => url.replace('changed', '..%2Fchanged')],
])('a link changed to %s is refused', async (_change, change) => {
  const upload = await prepare('changed');
  await expectProblem(await put({ ...upload, url: change(upload.url) }, 'x'), 403, 'upload.link_invalid');
  expect(await served.objects.head('changed')).toBeNull();
});

test('a file sent as another type than announced is refused', async () => {
  await expectProblem(
    await put(await prepare('lying'), 'x', { 'content-type': 'text/html' }),
    415,
    'request.unsupported_type',
  );
});

test('a stream that says nothing about its size is refused as soon as it is too long, without filling memory or disk', async () => {
  const upload = await prepare('endless', megabyte);
  const before = process.memoryUsage().rss;
  const answer = await new Promise<{ status: number | undefined; sent: number }>((resolve, reject) => {
    let sent = 0;
    const outgoing = httpRequest(
      new URL(upload.url, served.origin),
      { method: 'PUT', headers: upload.headers },
      (incoming) => {
        incoming.resume();
        incoming.on('end', () => {
          outgoing.destroy();
          resolve({ status: incoming.statusCode, sent });
        });
      },
    );
    outgoing.on('error', reject);
    const piece = randomBytes(64 * 1024);
    const send = () => {
      if (outgoing.destroyed || sent > 200 * megabyte) return;
      sent += piece.length;
      outgoing.write(piece, () => setImmediate(send));
    };
    send();
  });
  expect(answer.status).toBe(413);
  expect(answer.sent).toBeLessThan(100 * megabyte);
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * megabyte);
  expect(await served.objects.head('endless')).toBeNull();
});

test('a connection that breaks off leaves nothing, and what was there before stays', async () => {
  const upload = await prepare('broken', megabyte);
  await served.objects.put('broken', Buffer.from('before'), 'image/png');
  const { hostname, port } = new URL(served.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`PUT ${upload.url} HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 500000\r\n\r\n`);
  socket.write(Buffer.alloc(100_000));
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await eventually(async () =>
    expect(await served.objects.head('broken')).toEqual({ bytes: 6, contentType: 'image/png' }),
  );
  expect((await put(await prepare('after'), 'x')).status).toBe(204);
});

test('a key may be the beginning of another', async () => {
  await served.objects.put('album', Buffer.from('cover'), 'image/png');
  await served.objects.put('album/1', Buffer.from('first'), 'image/png');
  expect(await served.objects.head('album')).toMatchObject({ bytes: 5 });
  expect(await served.objects.head('album/1')).toMatchObject({ bytes: 5 });
});
