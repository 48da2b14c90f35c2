import sharp, { type Region } from 'sharp';

import { backdrop } from './backdrops';
import type { Framing, PictureRecipe } from '../demo.types';
import { addGrain } from './grain';
import { byteAt, pictureHeight, pictureWidth } from './frame';
import { palettes } from './palettes';
import { castShadows } from './shadows';
import { arrange, isFlat, type Placed } from './stage';

const frame = { width: pictureWidth, height: pictureHeight };
const half = { width: pictureWidth / 2, height: pictureHeight / 2 };
const zooms: Record<Framing, number> = { whole: 1, close: 1.45, closer: 1.75 };

/** A photograph of things for sale: 1280×960 JPEG. The same recipe gives the same picture. */
export async function renderPicture(recipe: PictureRecipe): Promise<Buffer> {
  const placed = await arrange(recipe.things, recipe.set);
  const [main] = placed;
  if (!main) throw new Error('A picture shows at least one thing');
  const scene = await renderGround(recipe, placed);
  const farthestFirst = [...placed].sort((one, other) => one.foot - other.foot);
  for (const thing of farthestFirst) paint(scene, thing);
  const seen = recipe.framing !== 'whole' ? await lookCloser(scene, main, zooms[recipe.framing]) : scene;
  addGrain(seen);
  return sharp(seen, { raw: { ...frame, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The set with the shadows on it, as RGB pixels. Everything soft is drawn at half size. */
async function renderGround(recipe: PictureRecipe, placed: readonly Placed[]): Promise<Buffer> {
  const palette = palettes[recipe.palette];
  const shadows = await castShadows(placed, isFlat(recipe.set), palette.shadow, half.width, half.height);
  const ground = await sharp(Buffer.from(backdrop(recipe.set, palette)))
    .composite([{ input: shadows, raw: { ...half, channels: 4 } }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(ground, { raw: { ...half, channels: 3 } })
    .resize(frame.width, frame.height, { kernel: 'linear' })
    .raw()
    .toBuffer();
}

/** sharp's own composite goes over the whole picture for every layer; this touches only the thing's pixels. */
function paint(scene: Buffer, thing: Placed): void {
  for (let y = 0; y < thing.height; y += 1) {
    let to = ((thing.top + y) * pictureWidth + thing.left) * 3;
    let from = y * thing.width * 4;
    for (let x = 0; x < thing.width; x += 1, to += 3, from += 4) {
      const opacity = byteAt(thing.pixels, from + 3) / 255;
      if (opacity === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = byteAt(scene, to + channel);
        scene[to + channel] = below + (byteAt(thing.pixels, from + channel) - below) * opacity;
      }
    }
  }
}

function lookCloser(scene: Buffer, main: Placed, zoom: number): Promise<Buffer> {
  return sharp(scene, { raw: { ...frame, channels: 3 } })
    .extract(view(main, zoom))
    .resize(frame.width, frame.height, { kernel: 'cubic' })
    .raw()
    .toBuffer();
}

/** A nearer look at the upper part of the main thing. */
function view(main: Placed, zoom: number): Region {
  const width = Math.round(pictureWidth / zoom);
  const height = Math.round(pictureHeight / zoom);
  const clamp = (wish: number, most: number): number => Math.round(Math.min(Math.max(wish, 0), most));
  return {
    left: clamp(main.left + main.width * 0.46 - width / 2, pictureWidth - width),
    top: clamp(main.top + main.height * 0.44 - height / 2, pictureHeight - height),
    width,
    height,
  };
}
