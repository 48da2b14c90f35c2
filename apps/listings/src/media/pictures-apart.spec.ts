import childProcess, { type ChildProcess } from 'node:child_process';
import { imageFormats, imageWidths } from '@vybac/contracts/listings';
import sharp from 'sharp';
import { PicturesApart } from './pictures-apart.service';
import { Pictures } from './pictures.service';

const aPhoto = (width = 1280, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#268' } })
    .jpeg()
    .toBuffer();

let apart: PicturesApart;
let pictures: Pictures;
beforeEach(() => {
  apart = new PicturesApart();
  pictures = new Pictures(apart);
});
afterEach(() => apart.onApplicationShutdown());

/** Lets every process that is started end as soon as it has work. */
function ends(): { readonly started: readonly ChildProcess[] } {
  const fork = childProcess.fork.bind(childProcess);
  const started: ChildProcess[] = [];
  jest.spyOn(childProcess, 'fork').mockImplementation((program, input, options) => {
    const child = fork(program, input, options);
    child.once('message', () => child.kill('SIGKILL'));
    started.push(child);
    return child;
  });
  return { started };
}

describe('pictures that are made apart', () => {
  it('are developed there', async () => {
    const picture = await pictures.develop(await aPhoto(2_000, 1_000));
    expect(picture).toMatchObject({ width: 1280, height: 640, takenOn: null });
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 1280 });
  });

  it('get all versions but the one that is there', async () => {
    const { bytes: widest } = await pictures.develop(await aPhoto());
    const made = await apart.versions(widest);
    const wanted = imageFormats.flatMap((format) => imageWidths.map((width) => `${format} ${width}`));
    expect(made.map(({ format, width }) => `${format} ${width}`)).toEqual(
      wanted.filter((version) => version !== 'webp 1280'),
    );
    for (const { width, bytes } of made) expect((await sharp(bytes).metadata()).width).toBe(width);
    expect(await apart.webpVersions(widest)).toEqual(made.filter(({ format }) => format === 'webp'));
  });

  it('tell why there are none', async () => {
    await expect(apart.versions(Buffer.from('no picture'))).rejects.toThrow('unsupported image format');
  });
});

describe('a picture over which its process dies', () => {
  it('is refused as damaged, and the next one is developed', async () => {
    const { started } = ends();
    await expect(pictures.develop(await aPhoto())).rejects.toMatchObject({ code: 'media.damaged' });
    expect(started.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL', 'SIGKILL']);
    jest.restoreAllMocks();
    expect(await pictures.develop(await aPhoto())).toMatchObject({ width: 1280 });
  });

  it('is not called damaged when no process could be started', async () => {
    jest.spyOn(childProcess, 'fork').mockImplementation(() => {
      throw new Error('spawn EAGAIN');
    });
    await expect(pictures.develop(await aPhoto())).rejects.toThrow('spawn EAGAIN');
  });
});
