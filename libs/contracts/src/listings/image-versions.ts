import type { Image } from './image';

/** Widths, in pixels, that every image is kept in. */
export const imageWidths = [320, 640, 1280] as const;
/** In what they are kept, the first being what every browser reads. */
export const imageFormats = ['webp', 'avif'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** All widths of one format, for `srcset`: each address with its width. */
export function srcsetOf({ small, medium, large }: Image['urls'], format: ImageFormat): string {
  const [narrow, middle, wide] = imageWidths;
  const named = (url: string) => url.replace(/\.webp$/, `.${format}`);
  return `${named(small)} ${narrow}w, ${named(medium)} ${middle}w, ${named(large)} ${wide}w`;
}

/** Where a version of a picture lies in the object store, e.g. `images/ab12/640.webp`. */
export function imageKey(mediaId: string, width: number, format: ImageFormat = 'webp'): string {
  return `images/${mediaId}/${width}.${format}`;
}

const [, , firstWidth] = imageWidths;

/** The version that is made before anybody sees the picture; the others are made of it. */
export function firstImageKey(mediaId: string): string {
  return imageKey(mediaId, firstWidth);
}

/** What may be shown in place of a version that is not made yet, the nearest first; nothing for what is no such version. */
export function imageStandIns(key: string): string[] {
  const [, mediaId, width] = /^images\/([^/]+)\/(\d+)\.(?:webp|avif)$/.exec(key) ?? [];
  if (mediaId === undefined) return [];
  return [imageKey(mediaId, Number(width)), firstImageKey(mediaId)].filter((other) => other !== key);
}
