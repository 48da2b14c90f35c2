import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';

import { byteAt } from './frame';
import type { Thing } from '../demo.types';

const artFolder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const nothing = '#00000000';

/** RGBA pixels. */
export interface CutOut {
  pixels: Buffer;
  width: number;
  height: number;
}

/** Where the drawing of an emoji lies: the package names files by code points, `🛋️` → `1f6cb-fe0f.webp`. */
export function artFile(emoji: string): string {
  const codePoints = Array.from(emoji, (character) => character.codePointAt(0)?.toString(16));
  return join(artFolder, `${codePoints.join('-')}.webp`);
}

export function hasArt(emoji: string): boolean {
  return existsSync(artFile(emoji));
}

/** The thing without its transparent margin, as large as fits the box, in its own colour, tilted and mirrored. */
export async function cutOut(thing: Thing, boxWidth: number, boxHeight: number): Promise<CutOut> {
  const { data, info } = await (
    await coloured(thing)
  )
    .resize(Math.round(boxWidth), Math.round(boxHeight), { fit: 'inside', kernel: 'cubic' })
    .flop(thing.mirrored ?? false)
    .rotate(thing.tilt ?? 0, { background: nothing })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Coloured before it is enlarged: sharp would do it afterwards, on many times the pixels. */
async function coloured({ art, hue = 0, vividness = 1, brightness = 1 }: Thing): Promise<Sharp> {
  const { data, info } = await sharp(artFile(art))
    .ensureAlpha()
    .modulate({ hue, saturation: vividness, brightness })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 as const };
  return sharp(data, { raw }).extract(inked(data, info.width, info.height));
}

/** The smallest rectangle around what is drawn (sharp's trim takes longer than all the rest). */
function inked(pixels: Buffer, width: number, height: number): Region {
  let left = width;
  let top = height;
  let right = 0;
  let bottom = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (byteAt(pixels, (y * width + x) * 4 + 3) < 16) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
