/** Every demo picture has this size, in pixels. */
export const pictureWidth = 1280;
export const pictureHeight = 960;

/** One channel of a pixel. Outside the buffer there is nothing: 0. */
export function byteAt(pixels: Buffer, index: number): number {
  return pixels[index] ?? 0;
}
