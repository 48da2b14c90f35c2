import { thumbHashToDataURL } from 'thumbhash';

/** A tiny blurred picture as a data: URL from a base64 ThumbHash; null when the hash is damaged. */
export function thumbhashUrl(base64: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
