import { imageFormats, imageWidths } from '@vybac/contracts/listings';
import sharp from 'sharp';
import { versionsApart } from './versions-apart';

describe('versions that are made apart', () => {
  it('are all but the one that is there', async () => {
    const create = { width: 1280, height: 800, channels: 3, background: '#268' } as const;
    const made = await versionsApart(await sharp({ create }).webp().toBuffer());
    const wanted = imageFormats.flatMap((format) => imageWidths.map((width) => `${format} ${width}`));
    expect(made.map(({ format, width }) => `${format} ${width}`)).toEqual(
      wanted.filter((version) => version !== 'webp 1280'),
    );
    for (const { width, bytes } of made) expect((await sharp(bytes).metadata()).width).toBe(width);
  });

  it('tell why there are none', async () => {
    await expect(versionsApart(Buffer.from('no picture'))).rejects.toThrow('unsupported image format');
  });
});
