import 'reflect-metadata';
import { imageSizeLimit } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { listingsService, MediaService, Originals } from '@vybac/listings';
import { createRuntime, type ObjectStore, readPlatformConfig, type Runtime, startService } from '@vybac/platform';
import { type Folder, temporaryFolder } from '@vybac/testing';
import sharp from 'sharp';
import { onEveryStore, serve, type ServedObjects } from './adapters';
import { placeOf, send, sendRaw } from './sending';

const ana = 'ana';
const minute = 60_000;

/** A photo of one colour, all of them of the same length: what follows the end of a JPEG does not count. */
async function aPhoto(background: string): Promise<Buffer> {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, Buffer.alloc(20_000 - photo.length)]);
}

onEveryStore('pictures of uploads', (open) => {
  let folder: Folder;
  let runtime: Runtime;
  let served: ServedObjects;
  let objects: ObjectStore;
  let media: MediaService;
  let originals: Originals;
  let rival: MediaService;
  const closing: (() => Promise<void>)[] = [];

  /** The listings service as another process would run it: of its own, on the same database and objects. */
  async function aService(on: ObjectStore) {
    const { app, close } = await startService(listingsService, { ...runtime, inProcess: null, objects: on });
    closing.push(close);
    return { media: app.get(MediaService, { strict: false }), originals: app.get(Originals, { strict: false }) };
  }

  beforeAll(async () => {
    folder = await temporaryFolder('pictures');
    runtime = await createRuntime(readPlatformConfig({ NODE_ENV: 'test', VYBAC_DATA: folder.path }), 'listings');
    served = await serve(await open());
    objects = await open();
    ({ media, originals } = await aService(objects));
    rival = (await aService(served.objects)).media;
  }, 60_000);
  afterAll(async () => {
    for (const close of closing) await close();
    await served.close();
    await objects.close();
    await runtime.close();
    await folder.remove();
  });

  const prepare = async (bytes: number) => {
    const file = { purpose: 'listing' as const, contentType: 'image/jpeg', bytes };
    const { mediaId, upload } = await media.prepare(ana, file);
    return { mediaId, place: placeOf({ ...upload, expiresAt: new Date(upload.expiresAt) }, served.origin) };
  };
  const upload = async (photo: Buffer) => {
    const prepared = await prepare(photo.length);
    expect(await send(prepared.place, photo)).toBeLessThan(300);
    return prepared;
  };
  const sent = (mediaId: string) => objects.head(`incoming/${mediaId}`);
  const colourOf = async (mediaId: string): Promise<number[]> => {
    const answer = await fetch(`${served.origin}/media/images/${mediaId}/320.webp`);
    const { dominant } = await sharp(await answer.arrayBuffer()).stats();
    return [dominant.r, dominant.g, dominant.b].map((part) => Math.round(part / 128));
  };
  const red = [2, 0, 0];
  const codeOf = (act: Promise<unknown>) =>
    act.then(
      () => 'fine',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );

  it('show what was sent, and the original is gone', async () => {
    const { mediaId } = await upload(await aPhoto('#f00'));
    expect(await media.confirm(ana, mediaId)).toMatchObject({ mediaId, width: 400, height: 300 });
    expect(await colourOf(mediaId)).toEqual(red);
    expect(await sent(mediaId)).toBeNull();
  });

  it('cannot be had of an upload that was cut half-way', async () => {
    const photo = await aPhoto('#f00');
    const { mediaId, place } = await prepare(photo.length);
    await sendRaw(place, photo.length, photo.subarray(0, 10_000), true);
    expect(await codeOf(media.confirm(ana, mediaId))).toBe('media.not_uploaded');
    // The same link still takes the whole file.
    expect(await send(place, photo)).toBeLessThan(300);
    expect(await codeOf(media.confirm(ana, mediaId))).toBe('fine');
  });

  it.each([
    ['other than announced: longer', 20_001, 'image/jpeg', 'media.damaged'],
    ['other than announced: shorter', 19_999, 'image/jpeg', 'media.damaged'],
    ['of another type', 20_000, 'image/png', 'media.invalid_type'],
    ['too large', imageSizeLimit + 1, 'image/jpeg', 'media.too_large'],
    ['empty', 0, 'image/jpeg', 'media.damaged'],
  ])('are not made of a file that a store let in although it is %s', async (_what, bytes, contentType, code) => {
    const { mediaId } = await prepare(20_000);
    const file = Buffer.concat([await aPhoto('#f00'), Buffer.alloc(imageSizeLimit)]).subarray(0, bytes);
    await objects.put(`incoming/${mediaId}`, file, contentType);
    expect(await codeOf(media.confirm(ana, mediaId))).toBe(code);
    expect(await sent(mediaId)).toBeNull();
  });

  it('stay as they were confirmed, whatever is sent over the same link afterwards', async () => {
    const { mediaId, place } = await upload(await aPhoto('#f00'));
    const confirmed = await media.confirm(ana, mediaId);
    expect(await send(place, await aPhoto('#00f'))).toBeLessThan(300);
    expect(await media.confirm(ana, mediaId)).toEqual(confirmed);
    expect(await rival.confirm(ana, mediaId)).toEqual(confirmed);
    expect(await colourOf(mediaId)).toEqual(red);
  });

  it('are made of one file, also when another is sent and confirmed elsewhere at the same time', async () => {
    const { mediaId, place } = await upload(await aPhoto('#f00'));
    let goOn = (): void => undefined;
    const stored = new Promise<void>((resolve) => (goOn = resolve));
    const put = objects.put.bind(objects);
    const slow = jest.spyOn(objects, 'put').mockImplementation(async (...args) => stored.then(() => put(...args)));
    const first = media.confirm(ana, mediaId);
    while (slow.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));

    expect(await send(place, await aPhoto('#00f'))).toBeLessThan(300);
    expect(await codeOf(rival.confirm(ana, mediaId))).toBe('media.damaged');
    goOn();
    expect(await first).toMatchObject({ mediaId });
    slow.mockRestore();
    expect(await colourOf(mediaId)).toEqual(red);
  });

  it('are all that stays: what was never confirmed, or sent too late, is swept', async () => {
    const [never, late] = [await upload(await aPhoto('#f00')), await upload(await aPhoto('#f00'))];
    await media.confirm(ana, late.mediaId);
    expect(await send(late.place, await aPhoto('#00f'))).toBeLessThan(300);
    await originals.sweep(new Date(Date.now() - minute));
    expect(await sent(never.mediaId)).not.toBeNull();
    await originals.sweep(new Date(Date.now() + minute));
    expect(await sent(never.mediaId)).toBeNull();
    expect(await sent(late.mediaId)).toBeNull();
    expect(await colourOf(late.mediaId)).toEqual(red);
  });
});
