import sharp from 'sharp';

import { byteAt, pictureHeight, pictureWidth } from './frame';
import type { Colour } from './palettes';
import type { Placed } from './stage';

/** Shadows are soft, so a quarter of the picture's size is enough. */
const step = 4;
const width = pictureWidth / step;
const height = pictureHeight / step;

/**
 * The shadows of all things, as RGBA pixels of the given size: a wide soft one, and a narrow dark one where they touch.
 * Flat things hang or lie, so their shadow falls behind them instead of on the ground.
 */
export async function castShadows(
  placed: readonly Placed[],
  flat: boolean,
  colour: Colour,
  outWidth: number,
  outHeight: number,
): Promise<Buffer> {
  const [wide, narrow] = flat
    ? await Promise.all([fallen(placed, 22, 30, 7), fallen(placed, 6, 9, 2)])
    : await Promise.all([thrown(placed), touching(placed)]);
  const [wideStrength, narrowStrength] = flat ? [0.42, 0.3] : [0.36, 0.62];
  const pixels = Buffer.alloc(width * height * 4);
  for (let spot = 0, at = 0; spot < width * height; spot += 1, at += 4) {
    const light = (1 - (byteAt(wide, spot) / 255) * wideStrength) * (1 - (byteAt(narrow, spot) / 255) * narrowStrength);
    pixels[at] = colour.r;
    pixels[at + 1] = colour.g;
    pixels[at + 2] = colour.b;
    pixels[at + 3] = Math.round((1 - light) * 255);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(outWidth, outHeight, { kernel: 'linear' })
    .raw()
    .toBuffer();
}

/** On a wall or cloth: the outline again, moved away from the light. */
function fallen(placed: readonly Placed[], right: number, lower: number, softness: number): Promise<Buffer> {
  return draw(placed, softness, (thing, x, y) => [thing.left + x + right, thing.top + y + lower]);
}

/** On the ground: the outline laid down to the right. */
function thrown(placed: readonly Placed[]): Promise<Buffer> {
  return draw(placed, 6, (thing, x, y) => {
    const above = thing.height - y;
    return [thing.left + x + above * 0.34, thing.foot - 6 - above * 0.17];
  });
}

/** Only the lowest part of the outline, pressed flat. */
function touching(placed: readonly Placed[]): Promise<Buffer> {
  return draw(placed, 2.6, (thing, x, y) => {
    const above = thing.height - y;
    return above < thing.height * 0.12 ? [thing.left + x + 4, thing.foot + 8 - above * 0.4] : null;
  });
}

type Projection = (thing: Placed, x: number, y: number) => readonly [x: number, y: number] | null;

async function draw(placed: readonly Placed[], softness: number, project: Projection): Promise<Buffer> {
  const canvas = Buffer.alloc(width * height);
  for (const thing of placed) {
    for (let y = 0; y < thing.height; y += step) {
      for (let x = 0; x < thing.width; x += step) {
        const opacity = byteAt(thing.pixels, (y * thing.width + x) * 4 + 3);
        const spot = opacity > 40 ? project(thing, x, y) : null;
        if (!spot) continue;
        const column = Math.round(spot[0] / step);
        const row = Math.round(spot[1] / step);
        if (column >= 0 && row >= 0 && column < width && row < height) canvas[row * width + column] = opacity;
      }
    }
  }
  return sharp(canvas, { raw: { width, height, channels: 1 } })
    .blur(softness)
    .extractChannel(0)
    .raw()
    .toBuffer();
}
