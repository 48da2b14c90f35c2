import { prepareUpload } from '@vybac/contracts/listings';
import sharp from 'sharp';
import type { ListingsInTest, PersonInTest } from './listings-in-test';

/** A photograph as a phone makes it: lying on its side, with camera and position inside. */
export function aPhoto(width = 2_000, height = 1_500): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
}

/** Sends a file where it is told to, and answers the id under which it may be confirmed. */
export async function uploadsPhoto(
  market: ListingsInTest,
  person: PersonInTest,
  bytes: Buffer,
  contentType = 'image/jpeg',
): Promise<string> {
  const { mediaId, upload } = await person.call(prepareUpload, {
    body: { purpose: 'listing', contentType, bytes: bytes.length },
  });
  const put = await market.door.inject({ method: 'PUT', url: upload.url, headers: upload.headers, payload: bytes });
  expect(put.statusCode).toBe(204);
  return mediaId;
}

/** What a browser gets at an address, null when there is nothing. */
export async function looksAt(market: ListingsInTest, url: string) {
  const { statusCode, rawPayload, headers } = await market.door.inject({ method: 'GET', url });
  if (statusCode !== 200) return null;
  const lasts = String(headers['cache-control']).includes('immutable');
  return { bytes: rawPayload, type: headers['content-type'], etag: String(headers.etag), lasts };
}
