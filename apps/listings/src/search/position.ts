/** Where something is, in degrees. MongoDB reads it as a coordinate pair: the longitude must come first. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

/** A circle around somebody. */
export interface Surroundings {
  readonly near: Position;
  /** One of {@link distanceBands}. */
  readonly within: number;
}

const earthRadius = 6_371;
const kilometresPerDegree = 111.2;
const steps = 100;
/** Fields of a grid over the map, in degrees: small ones for short ways, large ones for long ways. */
const grids = [
  { sign: '@', size: 0.1, upTo: 10 },
  { sign: '#', size: 0.5, upTo: Infinity },
] as const;
/** Where circles of longitude get short, a row of fields would be endless. */
const northernmost = 80;

/** The nearest hundredth of a degree: about a kilometre. */
export function rounded({ longitude, latitude }: Position): Position {
  return { longitude: Math.round(longitude * steps) / steps, latitude: Math.round(latitude * steps) / steps };
}

/**
 * What is kept of a seller's position: rounded, then moved by up to a hundredth of a degree each way, once and for all. What is
 * kept already stays when it may stand for the same place: a new draw with each edit would give the place away.
 * @param draw a number from 0 to 1
 */
export function coarse(given: Position, kept: Position | null, draw: () => number): Position {
  const { longitude, latitude } = rounded(given);
  const fits = (one: number, other: number) => Math.abs(one - other) <= 1 / steps + 1e-9;
  if (kept && fits(kept.longitude, longitude) && fits(kept.latitude, latitude)) return kept;
  const moved = (degrees: number) => degrees + (2 * draw() - 1) / steps;
  return { longitude: clamp(moved(longitude), 180), latitude: clamp(moved(latitude), 90) };
}

/** The fields of the map in which a position lies, as search keys. */
export function cellsOf({ longitude, latitude }: Position): string[] {
  return grids.map(({ sign, size }) => cell(sign, Math.floor(longitude / size), Math.floor(latitude / size)));
}

/** The fields that cover the surroundings, and some more. */
export function cellsAround({ near, within }: Surroundings): string[] {
  const { sign, size } = grids.find(({ upTo }) => within <= upTo) ?? grids[1];
  const high = within / kilometresPerDegree;
  const widest = Math.min(Math.abs(near.latitude) + high, northernmost);
  const wide = high / Math.cos((widest * Math.PI) / 180);
  const columns = Math.round(360 / size);
  const cells = [];
  for (let row = Math.floor((near.latitude - high) / size); row <= Math.floor((near.latitude + high) / size); row += 1)
    for (
      let column = Math.floor((near.longitude - wide) / size);
      column <= Math.floor((near.longitude + wide) / size);
      column += 1
    )
      // Beyond the date line the map begins again.
      cells.push(cell(sign, ((column + columns * 1.5) % columns) - columns / 2, row));
  return cells;
}

/** For filters of the database: whether a stored position is in the surroundings. */
export function inside({ near, within }: Surroundings): Readonly<Record<string, unknown>> {
  return { position: { $geoWithin: { $centerSphere: [[near.longitude, near.latitude], within / earthRadius] } } };
}

/** Kilometres along the earth's surface. */
export function distanceBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share)));
}

/** The narrowest band that a distance is in; people are told no more than this. Null beyond the widest. */
export function bandOf<Band extends number>(kilometres: number, bands: readonly Band[]): Band | null {
  return bands.find((band) => kilometres <= band) ?? null;
}

function cell(sign: string, column: number, row: number): string {
  return `${sign}${column}:${row}`;
}

function clamp(degrees: number, most: number): number {
  return Math.max(-most, Math.min(most, degrees));
}
