import { imagePixelLimit } from '@vybac/contracts/listings';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { encode, unpacked, widest, within } from './picture-versions';

/** A picture in its widest version, without position, camera or other hidden data. */
export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly thumbhash: string;
  /** The day its camera noted, e.g. `2024-05-01`. */
  readonly takenOn: string | null;
  /** WebP. */
  readonly bytes: Buffer;
}

const thumbhashSide = 100;

/**
 * The picture that a file holds, or null when it has more pixels than are decoded.
 * @throws Error when it is damaged
 */
export async function developed(bytes: Uint8Array): Promise<Picture | null> {
  const options = { failOn: 'truncated', limitInputPixels: false, sequentialRead: true } as const;
  const { width, height, exif } = await sharp(bytes, options).metadata();
  if (width * height > imagePixelLimit) return null;
  const { data, info } = await within(
    sharp(bytes, { ...options, limitInputPixels: imagePixelLimit }).autoOrient(),
    widest,
  )
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    thumbhash: await thumbhashOf(unpacked(data, info)),
    takenOn: dayIn(exif),
    bytes: await encode.webp(unpacked(data, info)).toBuffer(),
  };
}

// Of all that a camera notes only a day is read: dates are kept as text, the day of the photograph first among equals.
function dayIn(exif: Buffer | undefined): string | null {
  const days = [...(exif?.toString('latin1') ?? '').matchAll(exifDay)].map(
    ([, year, month, day]) => `${year}-${month}-${day}`,
  );
  return days.sort()[0] ?? null;
}

const exifDay = /((?:19|20)\d\d):(0[1-9]|1[0-2]):(0[1-9]|[12]\d|3[01]) \d\d:\d\d:\d\d/g;

async function thumbhashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: thumbhashSide, height: thumbhashSide, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
