import sharp from 'sharp';

const named: readonly (readonly [string, readonly [number, number, number]])[] = [
  ['black', [25, 25, 25]],
  ['white', [240, 240, 240]],
  ['grey', [128, 128, 128]],
  ['red', [190, 35, 35]],
  ['orange', [230, 130, 40]],
  ['yellow', [235, 215, 60]],
  ['green', [50, 140, 60]],
  ['blue', [40, 80, 180]],
  ['purple', [120, 50, 150]],
  ['pink', [235, 140, 180]],
  ['brown', [115, 75, 45]],
  ['beige', [220, 200, 165]],
];
const side = 24;
/** The middle of a photo shows the item, its rim the room. */
const rim = 0.2;
const leastShare = 0.2;

/** The colours that fill the middle of a picture, most first; those with less than a fifth of it are left out. */
export async function coloursOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [first, last] = [Math.floor(side * rim), Math.ceil(side * (1 - rim))];
  const counts = new Map<string, number>();
  let looked = 0;
  for (let row = first; row < last; row += 1) {
    for (let column = first; column < last; column += 1) {
      const at = (row * side + column) * info.channels;
      const name = nearestName([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      looked += 1;
    }
  }
  return [...counts]
    .filter(([, count]) => count / looked >= leastShare)
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name);
}

function nearestName(colour: readonly [number, number, number]): string {
  const distance = (other: readonly number[]) =>
    other.reduce((sum, value, index) => sum + (value - (colour[index] ?? 0)) ** 2, 0);
  const [nearest] = [...named].sort(([, one], [, other]) => distance(one) - distance(other));
  return nearest?.[0] ?? 'grey';
}
