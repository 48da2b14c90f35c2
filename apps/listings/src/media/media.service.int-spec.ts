import { randomBytes, randomUUID } from 'node:crypto';
import {
  confirmUpload,
  discardUpload,
  findMedia,
  type Image,
  prepareUpload,
  publishListing,
} from '@vybac/contracts/listings';
import { aBike } from '@vybac/testing';
import sharp from 'sharp';
import { ListingsInTest, type PersonInTest, refusalOf } from '../../test/listings-in-test';
import { aPhoto, looksAt, uploadsPhoto } from '../../test/photographers';
import { MediaJobs } from './media.jobs';
import { MediaService } from './media.service';

const day = 24 * 60 * 60 * 1000;

let market: ListingsInTest;
let ana: PersonInTest;
beforeAll(async () => {
  market = await ListingsInTest.start();
  ana = await market.user();
});
afterAll(() => market.stop());

const uploads = (bytes: Buffer, contentType = 'image/jpeg', person = ana): Promise<string> =>
  uploadsPhoto(market, person, bytes, contentType);
const confirms = (id: string, person = ana): Promise<Image> => person.call(confirmUpload, { params: { id } });
const sees = async (url: string): Promise<Buffer | null> => (await looksAt(market, url))?.bytes ?? null;

describe('a photograph', () => {
  it('is upright, without position and camera, and the original is gone', async () => {
    const id = await uploads(await aPhoto());
    const image = await confirms(id);
    expect(image).toMatchObject({
      mediaId: id,
      width: 1280,
      height: 1707,
      thumbhash: expect.stringMatching(/^[\w+/]+=*$/) as string,
    });
    expect(image.urls.large).toBe(`/media/images/${id}/1280.webp`);
    const bytes = (await sees(image.urls.large))!;
    const made = await sharp(bytes).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 1280, height: 1707 });
    expect([made.exif, made.xmp, made.iptc, bytes.includes('SecretCamera')]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
    expect(await market.runtime.objects.head(`incoming/${id}`)).toBeNull();
  });

  it('is never enlarged', async () => {
    const small = await sharp({ create: { width: 100, height: 80, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const image = await confirms(await uploads(small, 'image/png'));
    expect(image).toMatchObject({ width: 100, height: 80 });
    expect(await sharp((await sees(image.urls.large))!).metadata()).toMatchObject({ width: 100, hasAlpha: true });
  });

  it('is confirmed as often as one likes, also at once', async () => {
    const id = await uploads(await aPhoto(400, 300));
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirms(id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await confirms(id)).toEqual(answers[0]);
  });

  it('stands in the listing it was taken for', async () => {
    const [first, second] = [
      await confirms(await uploads(await aPhoto(400, 300))),
      await confirms(await uploads(await aPhoto(300, 400))),
    ];
    const bike = await ana.call(publishListing, { body: aBike({ imageIds: [second.mediaId, first.mediaId] }) });
    expect(bike.images).toEqual([second, first]);
    expect(bike.image).toEqual(second);
  });
});

describe('files that are not what they say', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const aVideo = Buffer.concat([
    Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
    randomBytes(4_000),
  ]);
  const program = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), randomBytes(1_000)]);

  it.each([
    ['a page', html],
    ['a drawing with a script', svg],
    ['a program', program],
    ['noise', randomBytes(5_000)],
    ['a video that calls itself a photograph', aVideo],
  ])('are refused: %s', async (_, bytes) => {
    const id = await uploads(bytes);
    expect(await refusalOf(confirms(id))).toMatchObject({
      status: 400,
      code: 'media.invalid_type',
      title: 'Invalid file type',
      detail: 'Please select only image files (JPG, PNG, WebP, etc.)',
    });
    expect(await market.runtime.objects.head(`incoming/${id}`)).toBeNull();
  });

  it('are refused when the end is missing', async () => {
    const photo = await aPhoto();
    expect(await refusalOf(confirms(await uploads(photo.subarray(0, photo.length / 2))))).toMatchObject({
      status: 400,
      code: 'media.damaged',
      title: 'Upload failed',
      detail: 'Could not process the images. Please try different files.',
    });
  });

  it('are taken for what they are when they are pictures of another kind', async () => {
    const webp = await sharp(await aPhoto(400, 300))
      .webp()
      .toBuffer();
    expect(await confirms(await uploads(webp, 'image/png'))).toMatchObject({ width: 400 });
  });

  it('are not decoded when they would be enormous', async () => {
    const bomb = await sharp({
      create: { width: 20_000, height: 20_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const id = await uploads(bomb, 'image/png');
    // Making the bomb takes so long that nobody is at work any more: the time of a beginning is not what is measured.
    await confirms(await uploads(await aPhoto(400, 300)));
    const before = process.memoryUsage().rss;
    const began = Date.now();
    expect(await refusalOf(confirms(id))).toMatchObject({ status: 413, code: 'media.too_large' });
    expect(Date.now() - began).toBeLessThan(1_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  }, 60_000);

  it.each([
    ['image/svg+xml', 1_000, 'media.invalid_type'],
    ['text/html', 1_000, 'media.invalid_type'],
    ['', 1_000, 'media.invalid_type'],
    ['image/jpeg', 0, 'media.damaged'],
    ['image/jpeg', 10 * 1024 * 1024 + 1, 'media.too_large'],
    ['image/jpeg', 30_000_000, 'media.too_large'],
  ])('get no place to go to: %s of %i bytes', async (contentType, bytes, code) => {
    const prepare = ana.call(prepareUpload, { body: { purpose: 'listing', contentType, bytes } });
    expect(await refusalOf(prepare)).toMatchObject({ code });
  });

  it('are refused when there is more of them than was said', async () => {
    const { mediaId, upload } = await ana.call(prepareUpload, {
      body: { purpose: 'listing', contentType: 'image/jpeg', bytes: 100 },
    });
    const put = await market.door.inject({
      method: 'PUT',
      url: upload.url,
      headers: upload.headers,
      payload: randomBytes(11 * 1024 * 1024),
    });
    expect(put.statusCode).toBe(403);
    expect(put.json()).toMatchObject({ code: 'upload.link_invalid' });
    expect(await refusalOf(confirms(mediaId))).toMatchObject({ status: 409, code: 'media.not_uploaded' });
  });
});

describe('other people’s pictures', () => {
  it('do not exist: not to confirm, use or throw away', async () => {
    const bruno = await market.user('Bruno');
    const id = await uploads(await aPhoto(400, 300));
    const foreign = await refusalOf(confirms(id, bruno));
    expect(foreign).toEqual(await refusalOf(confirms(randomUUID(), bruno)));
    expect(foreign).toMatchObject({ status: 404, code: 'media.missing' });
    await confirms(id);
    expect(await refusalOf(bruno.call(publishListing, { body: aBike({ imageIds: [id] }) }))).toMatchObject({
      code: 'media.missing',
    });
    expect(await refusalOf(bruno.call(discardUpload, { params: { id } }))).toMatchObject({ code: 'media.missing' });
    const service = await market.asService();
    expect(await service(findMedia, { body: { ownerId: bruno.id, ids: [id] } })).toEqual({ items: [] });
    expect(await service(findMedia, { body: { ownerId: ana.id, ids: [id] } })).toMatchObject({
      items: [{ mediaId: id }],
    });
  });
});

describe('pictures that nothing shows', () => {
  it('can be thrown away by their owner, while shown ones cannot', async () => {
    const unused = await confirms(await uploads(await aPhoto(400, 300)));
    await ana.call(discardUpload, { params: { id: unused.mediaId } });
    expect(await sees(unused.urls.small)).toBeNull();
    expect(await refusalOf(confirms(unused.mediaId))).toMatchObject({ code: 'media.missing' });
    const shown = await market.get(MediaService).store(ana.id, await aPhoto(400, 300));
    await ana.call(publishListing, { body: aBike({ imageIds: [shown.mediaId] }) });
    expect(await refusalOf(ana.call(discardUpload, { params: { id: shown.mediaId } }))).toMatchObject({
      code: 'media.missing',
    });
    expect(await sees(shown.urls.small)).not.toBeNull();
  });

  it('are gone after a day', async () => {
    const media = market.get(MediaService);
    const [unused, shown] = [
      await media.store(ana.id, await aPhoto(400, 300)),
      await media.store(ana.id, await aPhoto(400, 300)),
    ];
    await ana.call(publishListing, { body: aBike({ imageIds: [shown.mediaId] }) });
    const jobs = market.get(MediaJobs);
    await jobs.discardUnused();
    expect(await sees(unused.urls.small)).not.toBeNull();
    market.clock.advance(day + 1);
    await jobs.discardUnused();
    expect(await sees(unused.urls.small)).toBeNull();
    expect(await sees(shown.urls.small)).not.toBeNull();
  });

  it('are swept after a day when nobody ever confirmed them', async () => {
    const [id, jobs] = [await uploads(await aPhoto(400, 300)), market.get(MediaJobs)];
    expect(await market.runtime.objects.head(`incoming/${id}`)).not.toBeNull();
    market.clock.advance(day + 1);
    await jobs.sweepUploads();
    expect(await market.runtime.objects.head(`incoming/${id}`)).toBeNull();
  });
});
