import { z } from 'zod';
import { id } from '../primitives';

/** A processed image: position and EXIF are gone; `urls` by width. */
export const image = z.object({
  mediaId: id,
  /** For the widest kept version, in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Base64 of a ThumbHash, for a placeholder. */
  thumbhash: z.string(),
  /** In WebP. Until a version is made, its address shows the one that is. */
  urls: z.object({ small: z.string(), medium: z.string(), large: z.string() }),
});
export type Image = z.output<typeof image>;
