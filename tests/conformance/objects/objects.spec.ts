import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '@vybac/platform';
import { onEveryStore, serve, type ServedObjects } from './adapters';

onEveryStore('objects', (open) => {
  let served: ServedObjects;
  let objects: ObjectStore;
  let neighbour: ObjectStore;
  beforeAll(async () => {
    // At once: both find that there is no place yet.
    const [first, second] = await Promise.all([open(), open()]);
    served = await serve(first);
    [objects, neighbour] = [first, second];
  });
  afterAll(async () => {
    await served.close();
    await neighbour.close();
  });

  // As text of one character per byte: comparing long buffers takes Jest half a minute.
  const textOf = (bytes: Buffer) => bytes.toString('latin1');
  const read = async (key: string) => {
    const object = await objects.read(key);
    return (
      object && { content: textOf(await buffer(object.stream)), bytes: object.bytes, contentType: object.contentType }
    );
  };

  it('gives back what was put, with size and type', async () => {
    const bytes = randomBytes(300_000);
    await objects.put('images/a/640.webp', bytes, 'image/webp');
    expect(await read('images/a/640.webp')).toEqual({
      content: textOf(bytes),
      bytes: 300_000,
      contentType: 'image/webp',
    });
    expect(await objects.head('images/a/640.webp')).toEqual({ bytes: 300_000, contentType: 'image/webp' });
  });

  it('knows nothing of what was never put', async () => {
    expect(await objects.read('images/none')).toBeNull();
    expect(await objects.head('images/none')).toBeNull();
  });

  it('keeps an empty object, and one that looks like several lines', async () => {
    await objects.put('empty', Buffer.alloc(0), 'text/plain');
    await objects.put('lines', Buffer.from('\n\nimage/png\n'), 'text/plain');
    expect(await read('empty')).toEqual({ content: '', bytes: 0, contentType: 'text/plain' });
    expect((await read('lines'))?.content).toBe('\n\nimage/png\n');
  });

  it('replaces an object whole, type included', async () => {
    await objects.put('avatar', Buffer.from('long old picture'), 'image/png');
    await objects.put('avatar', Buffer.from('new'), 'image/webp');
    expect(await read('avatar')).toEqual({ content: 'new', bytes: 3, contentType: 'image/webp' });
  });

  it('shows a reader one whole version while many write', async () => {
    const versions = Array.from({ length: 8 }, (_, n) => Buffer.alloc(200_000, n));
    await objects.put('contested', versions[0]!, 'image/png');
    const writes = Promise.all(versions.map((version) => objects.put('contested', version, 'image/png')));
    for (let n = 0; n < 10; n += 1) {
      const { content } = (await read('contested'))!;
      expect(content).toHaveLength(200_000);
      expect(new Set(content).size).toBe(1);
    }
    await writes;
  });

  it('deletes, and deleting nothing is fine', async () => {
    await objects.put('gone', Buffer.from('x'), 'text/plain');
    await objects.delete('gone');
    await objects.delete('gone');
    expect(await objects.head('gone')).toBeNull();
  });

  it.each([
    '../out',
    'a/../../out',
    '/etc/passwd',
    'a//b',
    '.incoming/x',
    'a/.hidden',
    '',
    'a/',
    'a\\b',
    'a b',
    'a\0b',
    'ä',
    'x'.repeat(201),
  ])('refuses %p as a key', async (key) => {
    await expect(objects.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('Not an object key');
    await expect(objects.read(key)).rejects.toThrow('Not an object key');
    await expect(
      objects.prepareUpload({ key, contentType: 'image/png', bytes: 1, expiresInSeconds: 60 }),
    ).rejects.toThrow('Not an object key');
  });

  it('sweeps what is old out of a folder, and nothing else', async () => {
    await objects.put('attic/old', Buffer.from('x'), 'text/plain');
    await objects.put('attic/box/old', Buffer.from('x'), 'text/plain');
    await objects.put('attic-2', Buffer.from('x'), 'text/plain');
    await objects.sweep('attic', new Date(Date.now() - 60_000));
    expect(await objects.head('attic/old')).not.toBeNull();
    // By the store's own clock.
    await objects.sweep('attic', new Date(Date.now() + 60_000));
    expect(await objects.head('attic/old')).toBeNull();
    expect(await objects.head('attic/box/old')).toBeNull();
    expect(await objects.head('attic-2')).not.toBeNull();
    await objects.sweep('attic', new Date(Date.now() + 60_000));
    await objects.sweep('never-used', new Date());
  });

  describe('shown to everybody', () => {
    const picture = randomBytes(50_000);
    beforeAll(async () => {
      await objects.put('images/shown/320.webp', picture, 'image/webp');
      await objects.put('incoming/photo', picture, 'image/webp');
    });
    const get = (path: string, init: RequestInit = {}) => fetch(`${served.origin}/media/${path}`, init);

    it('are pictures below images/, to be kept for good, and unable to run anything', async () => {
      const answer = await get('images/shown/320.webp');
      expect(answer.status).toBe(200);
      expect(textOf(Buffer.from(await answer.arrayBuffer()))).toBe(textOf(picture));
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': '50000',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    });

    it('answer a browser that has them with 304', async () => {
      const etag = (await get('images/shown/320.webp')).headers.get('etag')!;
      const again = await get('images/shown/320.webp', { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect((await get('images/shown/320.webp', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    });

    it('answer HEAD without the picture', async () => {
      const answer = await get('images/shown/320.webp', { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe('50000');
      expect(await answer.text()).toBe('');
    });

    it.each([
      'incoming/photo',
      'images/none',
      'images/..%2fincoming%2fphoto',
      '..%2f..%2fetc%2fpasswd',
      'images/%00',
      'images/',
      '',
    ])('are nothing else: %p is a 404 problem', async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.headers.get('cache-control')).toBeNull();
      expect(await answer.json()).toMatchObject({ status: 404, code: 'resource.missing' });
    });
  });

  it('are shared by all processes, whoever was first', async () => {
    await objects.put('shared', Buffer.from('yes'), 'text/plain');
    expect(await neighbour.head('shared')).toEqual({ bytes: 3, contentType: 'text/plain' });
  });
});
