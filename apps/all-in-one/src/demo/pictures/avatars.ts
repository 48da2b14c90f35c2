import sharp from 'sharp';

import type { AvatarRecipe } from '../demo.types';
import { cutOut } from './art';
import { palettes } from './palettes';

const side = 512;

/** A face on a softly lit disc of colour that fills the square: 512×512 JPEG. The same recipe gives the same picture. */
export async function renderAvatar(recipe: AvatarRecipe): Promise<Buffer> {
  const { light, wall, shade, accent } = palettes[recipe.palette];
  const face = await cutOut({ art: recipe.face }, side * 0.78, side * 0.72);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <linearGradient id="ground" x2="1" y2="1"><stop stop-color="${wall}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
    <radialGradient id="glow" cx=".4" cy=".35"><stop stop-color="${light}"/><stop offset="1" stop-color="${accent}"/></radialGradient>
    <rect width="${side}" height="${side}" fill="url(#ground)"/>
    <circle cx="256" cy="256" r="236" fill="url(#glow)"/>
  </svg>`;
  return sharp(Buffer.from(ground))
    .composite([
      {
        input: face.pixels,
        raw: { width: face.width, height: face.height, channels: 4 },
        left: Math.round((side - face.width) / 2),
        top: Math.round((side - face.height) * 0.56),
      },
    ])
    .flatten()
    .jpeg({ quality: 88 })
    .toBuffer();
}
