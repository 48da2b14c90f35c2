import { imageFormats, type ImageFormat, imageWidths } from '@vybac/contracts/listings';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** A picture in one of its other widths and formats. */
export interface Version {
  readonly width: number;
  readonly format: ImageFormat;
  readonly bytes: Buffer;
}

/** No version is higher than this many times its width: WebP ends at 16,383 pixels. */
const tallest = 4;
export const widest = Math.max(...imageWidths);

/** Qualities that look alike. AVIF with the usual effort would take six times as long, for files a sixth smaller. */
export const encode = {
  webp: (picture: Sharp) => picture.webp({ quality: 80 }),
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' }),
} satisfies Record<ImageFormat, (picture: Sharp) => Sharp>;

/** The versions that follow the first, in these formats. @param widestOne the first one */
export async function versionsOf(
  widestOne: Uint8Array,
  formats: readonly ImageFormat[] = imageFormats,
): Promise<Version[]> {
  const { data, info } = await sharp(widestOne).raw().toBuffer({ resolveWithObject: true });
  const versions: Version[] = [];
  for (const format of formats) {
    for (const width of imageWidths) {
      if (format === 'webp' && width === widest) continue;
      versions.push({ width, format, bytes: await encode[format](within(unpacked(data, info), width)).toBuffer() });
    }
  }
  return versions;
}

export function unpacked(data: Buffer, { width, height, channels }: OutputInfo): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

export function within(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, height: width * tallest, fit: 'inside', withoutEnlargement: true });
}
