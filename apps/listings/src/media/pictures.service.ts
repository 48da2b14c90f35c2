import { Injectable } from '@nestjs/common';
import { imagePixelLimit } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { fileTypeFromBuffer } from 'file-type/core';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { damaged, requireDecodable, requireDimensions } from './media';
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

/** At once in one process; the rest waits. Each takes a thread of libuv's pool, never the event loop. */
const atOnce = 2;
const thumbhashSide = 100;

/** Turns what somebody uploaded into pictures to show. */
@Injectable()
export class Pictures {
  private readonly turn = pLimit(atOnce);

  constructor() {
    // One thread per picture, and nothing kept between pictures: their number is bounded here.
    sharp.concurrency(1);
    sharp.cache(false);
  }

  /** @throws AppError `media.invalid_type`, `media.too_large`, `media.damaged` */
  develop(bytes: Buffer): Promise<Picture> {
    return this.turn(async () => {
      requireDecodable((await fileTypeFromBuffer(bytes))?.mime);
      try {
        return await developed(bytes);
      } catch (error) {
        throw error instanceof AppError ? error : damaged(error);
      }
    });
  }
}

async function developed(bytes: Buffer): Promise<Picture> {
  const options = { failOn: 'truncated', limitInputPixels: false, sequentialRead: true } as const;
  const { width, height, exif } = await sharp(bytes, options).metadata();
  requireDimensions(width, height);
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
