import type { Framing, PictureRecipe, StudioSet, Thing } from '../demo.types';
import type { PaletteName } from './palettes';

/** A recipe in one line: `photo('table', 'sage', '🫖', { art: '☕', size: 0.8 })`. */
export function photo(set: StudioSet, palette: PaletteName, ...things: readonly (string | Thing)[]): PictureRecipe {
  return recipe('whole', set, palette, things);
}

/** The same, from near by. */
export function closeUp(set: StudioSet, palette: PaletteName, ...things: readonly (string | Thing)[]): PictureRecipe {
  return recipe('close', set, palette, things);
}

/** Only a part of the main thing: its dial, its stitching, its scratch. */
export function detail(set: StudioSet, palette: PaletteName, ...things: readonly (string | Thing)[]): PictureRecipe {
  return recipe('closer', set, palette, things);
}

function recipe(
  framing: Framing,
  set: StudioSet,
  palette: PaletteName,
  things: readonly (string | Thing)[],
): PictureRecipe {
  return { set, palette, framing, things: things.map((thing) => (typeof thing === 'string' ? { art: thing } : thing)) };
}
