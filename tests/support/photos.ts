import { confirmUpload, type Image, prepareUpload } from '@vybac/contracts/listings';
import type { Person } from '@vybac/testing';
import sharp from 'sharp';

/** A camera's photo: several megabytes of detail, EXIF with a position. */
export async function cameraPhoto(seed = 1): Promise<Buffer> {
  const [width, height] = [3000, 2250];
  const noise = { noise: { type: 'gaussian' as const, mean: 90 + seed * 10, sigma: 40 } };
  return sharp({ create: { width, height, channels: 3, background: '#456', ...noise } })
    .jpeg({ quality: 92 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera', Model: 'Story' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
    })
    .toBuffer();
}

/** Uploads as the web app does: ask for a place, put the bytes there, confirm. */
export async function uploads(person: Person, bytes: Buffer, contentType = 'image/jpeg'): Promise<Image> {
  const { mediaId, upload } = await person.call(prepareUpload, {
    body: { purpose: 'listing', contentType, bytes: bytes.length },
  });
  const answer = await fetch(new URL(upload.url, person.origin), {
    method: 'PUT',
    headers: upload.headers,
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`);
  return person.call(confirmUpload, { params: { id: mediaId } });
}
