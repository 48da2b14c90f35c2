import { ShiftedClock } from '@vybac/kit';
import type { ObjectStore } from '@vybac/platform';
import { onEveryStore, serve, type ServedObjects } from './adapters';
import { browserSends, flood, placeOf, send, sendRaw, sendUnmeasured } from './sending';

const megabyte = 1024 * 1024;
const photo = Buffer.alloc(1000, 'photo');

onEveryStore('uploads', (open) => {
  let served: ServedObjects;
  let objects: ObjectStore;
  beforeAll(async () => {
    served = await serve(await open());
    objects = served.objects;
  });
  afterAll(() => served.close());

  let lastKey = 0;
  const aKey = (): string => `incoming/file-${++lastKey}`;
  /** A link for a file of a thousand bytes that says it is a PNG. */
  const prepare = async (key: string, store = objects) => {
    const file = { key, contentType: 'image/png', bytes: photo.length };
    return placeOf(await store.prepareUpload({ ...file, expiresInSeconds: 60 }), served.origin);
  };
  const isRefused = (status: number): void => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  };

  it('take the file that was announced', async () => {
    const key = aKey();
    const file = { key, contentType: 'image/jpeg', bytes: 3 * megabyte };
    const upload = await objects.prepareUpload({ ...file, expiresInSeconds: 900 });
    expect(upload.expiresAt.getTime() - Date.now()).toBeGreaterThan(890_000);
    expect(await send(placeOf(upload, served.origin), Buffer.alloc(3 * megabyte))).toBeLessThan(300);
    expect(await objects.head(key)).toEqual({ bytes: 3 * megabyte, contentType: 'image/jpeg' });
  });

  it('take an empty file, if that was announced', async () => {
    const key = aKey();
    const upload = await objects.prepareUpload({ key, contentType: 'image/png', bytes: 0, expiresInSeconds: 60 });
    expect(await send(placeOf(upload, served.origin), '')).toBeLessThan(300);
    expect(await objects.head(key)).toEqual({ bytes: 0, contentType: 'image/png' });
  });

  it.each([
    ['one byte more', Buffer.alloc(1001)],
    ['one byte less', Buffer.alloc(999)],
    ['nothing', Buffer.alloc(0)],
    ['megabytes', Buffer.alloc(11 * megabyte)],
  ])('refuse %s', async (_length, body) => {
    const key = aKey();
    isRefused(await send(await prepare(key), body));
    expect(await objects.head(key)).toBeNull();
  });

  it('refuse a file that does not say how long it is', async () => {
    const key = aKey();
    isRefused(await sendUnmeasured(await prepare(key), photo));
    expect(await objects.head(key)).toBeNull();
  });

  it('keep nothing of what somebody sends beyond the length that they state', async () => {
    const key = aKey();
    await sendRaw(await prepare(key), photo.length, Buffer.concat([photo, photo]));
    expect(await send(await prepare(aKey()), photo)).toBeLessThan(300);
    expect([undefined, photo.length]).toContain((await objects.head(key))?.bytes);
  });

  it('hang up on whoever sends far too much, instead of reading it', async () => {
    const key = aKey();
    const { status, sent } = await flood(await prepare(key), 20_000 * megabyte);
    expect([0, 403]).toContain(status);
    expect(sent).toBeLessThan(10_000 * megabyte);
    expect(await objects.head(key)).toBeNull();
  }, 30_000);

  it.each([
    ['another type', { 'content-type': 'text/html' }],
    ['another spelling of the type', { 'content-type': 'image/png; charset=x' }],
  ])('refuse %s', async (_type, headers) => {
    const key = aKey();
    isRefused(await send({ ...(await prepare(key)), headers }, photo));
    expect(await objects.head(key)).toBeNull();
  });

  it('refuse another key', async () => {
    const [mine, yours] = [aKey(), aKey()];
    const place = await prepare(mine);
    isRefused(await send({ ...place, url: place.url.replace(`${mine}?`, `${yours}?`) }, photo));
    isRefused(await send({ ...place, url: place.url.replace(`${mine}?`, `..%2f${yours}?`) }, photo));
    expect(await objects.head(yours)).toBeNull();
  });

  it.each(['DELETE', 'POST', 'PATCH'])('do not serve %s', async (method) => {
    const key = aKey();
    await objects.put(key, photo, 'image/png');
    isRefused(await send(await prepare(key), photo, method));
    expect(await objects.head(key)).not.toBeNull();
  });

  it.each([
    ['a later end', /expires/i, '604800'],
    ['no end', /expires/i, null],
    ['a made-up signature', /signature$/i, 'a'.repeat(64)],
    ['no signature', /signature$/i, null],
  ])('refuse a link changed to %s', async (_change, parameter, value) => {
    const key = aKey();
    const { url, headers } = await prepare(key);
    const changed = new URL(url);
    const name = [...changed.searchParams.keys()].find((one) => parameter.test(one))!;
    if (value === null) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
    isRefused(await send({ url: changed.href, headers }, photo));
    expect(await objects.head(key)).toBeNull();
  });

  it('refuse a link whose time is over', async () => {
    const clock = new ShiftedClock();
    const earlier = await open(clock);
    const key = aKey();
    clock.advance(-62_000);
    isRefused(await send(await prepare(key, earlier), photo));
    expect(await objects.head(key)).toBeNull();
    clock.advance(30_000);
    expect(await send(await prepare(key, earlier), photo)).toBeLessThan(300);
    await earlier.close();
  });

  it('leave nothing of a file whose sender hangs up, and what was there before', async () => {
    const [key, used] = [aKey(), aKey()];
    await objects.put(used, Buffer.from('before'), 'image/png');
    for (const one of [key, used]) {
      const upload = { key: one, contentType: 'image/png', bytes: 500_000, expiresInSeconds: 60 };
      await sendRaw(placeOf(await objects.prepareUpload(upload), served.origin), 500_000, Buffer.alloc(100_000), true);
    }
    // Whatever was half-way is settled by the time that a later one has arrived.
    const later = aKey();
    expect(await send(await prepare(later), photo)).toBeLessThan(300);
    expect(await objects.head(key)).toBeNull();
    expect(await objects.head(used)).toEqual({ bytes: 6, contentType: 'image/png' });
  });

  it('come from browsers on pages of the marketplace, and of no other site', async () => {
    const place = await prepare(aKey());
    expect(await browserSends(place, served.origin)).toBe(true);
    expect(await browserSends(place, 'https://elsewhere.example')).toBe(false);
    expect(await objects.admitsPagesOf(served.origin)).toBe(true);
  });
});
