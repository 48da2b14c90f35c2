import sharp from 'sharp';

/** 64 bits of a picture: whether each of 8 × 8 places is darker than its right neighbour. As 16 hexadecimal digits. */
export type PictureHash = string;

const [columns, rows] = [9, 8];
/** Four parts: two hashes that differ in three bits or fewer share at least one of them whole. */
const bandDigits = 4;
const flat = 12;

/** The difference hash of a picture, or null when it is so plain that any other plain one would look like it. */
export async function hashOf(picture: Buffer): Promise<PictureHash | null> {
  const grey = await sharp(picture).greyscale().resize(columns, rows, { fit: 'fill' }).raw().toBuffer();
  if (Math.max(...grey) - Math.min(...grey) < flat) return null;
  let bits = 0n;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

/** The parts of a hash with their places, by which an index finds near ones. */
export function bandsOf(hash: PictureHash): string[] {
  return Array.from({ length: hash.length / bandDigits }, (_, band) => {
    return `${band}:${hash.slice(band * bandDigits, (band + 1) * bandDigits)}`;
  });
}

/** In how many of the 64 bits two hashes differ. */
export function distanceBetween(one: PictureHash, other: PictureHash): number {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; different > 0n; different &= different - 1n) count += 1;
  return count;
}
