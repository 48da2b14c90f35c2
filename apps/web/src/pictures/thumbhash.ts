import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

/** A tiny blurred picture as a data: URL from a base64 ThumbHash; null when the hash is damaged. Takes a few milliseconds on a phone. */
export function thumbhashUrl(base64: string): string | null {
  return decoded(base64, thumbHashToDataURL);
}

/** The average colour of the picture, for CSS; costs next to nothing, so a whole grid can have it. */
export function thumbhashColour(base64: string): string | null {
  return decoded(base64, (hash) => {
    const { r, g, b } = thumbHashToAverageRGBA(hash);
    return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
  });
}

function decoded(base64: string, read: (hash: Uint8Array) => string): string | null {
  try {
    return read(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
