import { confirmUpload, discardUpload, type Image, imageKey, imageWidths } from '@vybac/contracts/listings';
import { armFailpoint, mediaUrl } from '@vybac/platform';
import sharp from 'sharp';
import { eventually, ListingsInTest, type PersonInTest } from '../../test/listings-in-test';
import { aPhoto, looksAt, uploadsPhoto } from '../../test/photographers';
import { MediaJobs } from './media.jobs';
import { MediaService } from './media.service';
import { MediaStore } from './media.store';
import { Versions } from './versions.service';

const minute = 60_000;

let market: ListingsInTest;
let ana: PersonInTest;
beforeAll(async () => {
  market = await ListingsInTest.start();
  ana = await market.user();
});
afterAll(() => market.stop());
let disarm: () => void = () => undefined;
afterEach(() => disarm());

const confirms = async (photo: Buffer): Promise<Image> =>
  ana.call(confirmUpload, { params: { id: await uploadsPhoto(market, ana, photo) } });
const looks = (url: string) => looksAt(market, url);
const avif = (url: string) => url.replace('.webp', '.avif');
const isFinished = async ({ mediaId }: Image): Promise<boolean> =>
  (await market.collection('media').findOne({ _id: mediaId as never }))?.['versionsAt'] instanceof Date;
const addressesOf = ({ mediaId }: Image) =>
  (['webp', 'avif'] as const).flatMap((format) =>
    imageWidths.map((width) => ({ format, width, url: mediaUrl(imageKey(mediaId, width, format)) })),
  );

describe('a picture', () => {
  it('is shown at once in its one version, at every address, until the others are made', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    disarm = armFailpoint('media.before-version', () => held);
    const image = await confirms(await aPhoto());
    const first = (await looks(image.urls.large))!;
    expect(first.lasts).toBe(true);
    for (const { url, width, format } of addressesOf(image)) {
      if (width === 1280 && format === 'webp') continue;
      const standIn = (await looks(url))!;
      expect([standIn.type, standIn.lasts, standIn.bytes.equals(first.bytes)]).toEqual(['image/webp', false, true]);
    }
    letGo();
    await eventually(() => isFinished(image));
    for (const { url, width, format } of addressesOf(image)) {
      const made = (await looks(url))!;
      expect([made.type, made.lasts]).toEqual([`image/${format}`, true]);
      const { width: shown, height, exif } = await sharp(made.bytes).metadata();
      expect([shown, height > width, exif]).toEqual([width, true, undefined]);
    }
    const [webpBytes, avifBytes] = [await looks(image.urls.medium), await looks(avif(image.urls.medium))];
    expect(avifBytes!.etag).not.toBe(webpBytes!.etag);
    expect(await looks(`/media/images/${image.mediaId.replace(/./, 'x')}/640.avif`)).toBeNull();
  });

  it('gets the rest of its versions after a crash in the middle, from whoever comes next', async () => {
    let made = 0;
    disarm = armFailpoint('media.before-version', () => {
      made += 1;
      if (made === 3) throw new Error('The process ended here');
    });
    const image = await confirms(await aPhoto(800, 600));
    await eventually(() => made === 3);
    expect(await isFinished(image)).toBe(false);
    expect((await looks(avif(image.urls.large)))?.type).toBe('image/webp');
    market.clock.advance(3 * minute);
    await eventually(() => isFinished(image));
    expect((await looks(avif(image.urls.large)))?.type).toBe('image/avif');
  });

  it('is one process’s work, however many look for some', async () => {
    for (let number = 0; number < 4; number += 1) await market.get(MediaService).store(ana.id, await aPhoto(40, 30));
    const all = (await Promise.all(Array.from({ length: 12 }, () => claims(market.get(MediaStore))))).flat();
    expect(new Set(all).size).toBe(all.length);
    // This service itself may have taken one.
    expect(all.length).toBeGreaterThanOrEqual(3);
    market.clock.advance(3 * minute);
  });

  it('whose file is gone is given up after some tries, and keeps nobody waiting', async () => {
    disarm = armFailpoint('media.before-version', () => Promise.reject(new Error('Broken')));
    const image = await confirms(await aPhoto(400, 300));
    await eventually(async () => {
      market.clock.advance(3 * minute);
      // The clock stands still meanwhile, or the rest behind it would be long.
      await market.get(Versions).makeNext();
      return isFinished(image);
    });
    expect((await looks(avif(image.urls.small)))?.type).toBe('image/webp');
  });

  it('that is thrown away leaves no version behind, also one that is just being made', async () => {
    const done = await confirms(await aPhoto(400, 300));
    await eventually(() => isFinished(done));
    await ana.call(discardUpload, { params: { id: done.mediaId } });
    for (const { url } of addressesOf(done)) expect(await looks(url)).toBeNull();

    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let versions = 0;
    disarm = armFailpoint('media.before-version', () => {
      versions += 1;
      return held;
    });
    const image = await confirms(await aPhoto(400, 300));
    await eventually(() => versions === 1);
    await ana.call(discardUpload, { params: { id: image.mediaId } });
    letGo();
    await eventually(() => versions === 5);
    await eventually(async () =>
      (await Promise.all(addressesOf(image).map(({ url }) => looks(url)))).every((seen) => !seen),
    );
    market.clock.advance(25 * 60 * minute);
    await market.get(MediaJobs).discardUnused();
    expect(await market.collection('media').findOne({ _id: image.mediaId as never })).toBeNull();
  });
});

describe('pictures of earlier days', () => {
  it('get their versions too, one after the other with rests between, and behind what was just uploaded', async () => {
    const media = market.get(MediaService);
    const old: Image[] = [];
    // With nothing left to make it looks around later, so that it does not begin while these are stored.
    await eventually(async () => !(await market.get(Versions).makeNext()));
    for (let number = 0; number < 3; number += 1) old.push(await media.store(ana.id, await aPhoto(400, 300)));
    const finished = async () => (await Promise.all(old.map(isFinished))).filter(Boolean).length;
    // Each version takes a second by the clock, and it rests nine times as long as a picture took.
    disarm = armFailpoint('media.before-version', () => market.clock.advance(1_000));
    market.clock.advance(minute);
    await eventually(async () => (await finished()) === 1);
    // It may only just be finished, and is waited for here.
    await market.get(Versions).makeNext();
    expect(await market.get(Versions).makeNext()).toBe(false);
    const fresh = await confirms(await aPhoto(400, 300));
    await eventually(() => isFinished(fresh));
    expect(await finished()).toBeLessThan(3);
    await eventually(async () => {
      market.clock.advance(minute);
      return (await finished()) === 3;
    });
  });
});

/** What is there to be claimed, claimed. */
async function claims(store: MediaStore): Promise<string[]> {
  const now = market.clock.now();
  const claimed = await store.claimUnfinished(now, new Date(now.getTime() + 2 * minute));
  return claimed ? [claimed.media.id] : [];
}
