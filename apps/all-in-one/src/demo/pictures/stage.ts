import { cutOut, type CutOut } from './art';
import { pictureHeight, pictureWidth } from './frame';
import type { StudioSet, Thing } from '../demo.types';

/** A thing where it stands or lies in the picture, in pixels. */
export interface Placed extends CutOut {
  left: number;
  top: number;
  /** The line it stands on; what stands lower is nearer. */
  foot: number;
}

/** Middle x, foot y and height of the box that a thing fits in. */
type Place = readonly [x: number, foot: number, box: number];

/** By number of things; the first place is the main one. */
const standing: readonly (readonly Place[])[] = [
  [],
  [[640, 800, 610]],
  [
    [550, 780, 560],
    [970, 836, 300],
  ],
  [
    [640, 752, 500],
    [985, 816, 260],
    [300, 828, 240],
  ],
  [
    [560, 745, 470],
    [890, 775, 330],
    [270, 820, 230],
    [1085, 835, 210],
  ],
];

const lying: readonly (readonly Place[])[] = [
  [],
  [[640, 810, 660]],
  [
    [540, 750, 560],
    [960, 830, 330],
  ],
  [
    [640, 720, 500],
    [1000, 820, 300],
    [285, 835, 290],
  ],
  [
    [500, 650, 480],
    [890, 560, 360],
    [330, 880, 270],
    [900, 880, 290],
  ],
];

/** How far a set's ground lies from the usual line, and how large things are in it. */
const ground: Partial<Record<StudioSet, { lift: number; scale: number }>> = {
  podium: { lift: -8, scale: 0.96 },
  street: { lift: 50, scale: 1.02 },
  meadow: { lift: 40, scale: 1 },
  room: { lift: 42, scale: 1.08 },
};

/** In these sets things hang or lie and are seen straight on: no ground, and the shadow falls behind them. */
export function isFlat(set: StudioSet): boolean {
  return set === 'flat-lay' || set === 'wall';
}

export async function arrange(things: readonly Thing[], set: StudioSet): Promise<Placed[]> {
  const places = (isFlat(set) ? lying : standing)[things.length];
  const { lift, scale } = ground[set] ?? { lift: 0, scale: 1 };
  return Promise.all(
    things.map(async (thing, index) => {
      const place = places?.[index];
      if (!place) throw new Error(`A picture has no place for ${things.length} things`);
      const [x, y, box] = place;
      const height = box * scale * (thing.size ?? 1);
      const cut = await cutOut(thing, height * 1.3, height);
      const foot = isFlat(set) ? y - (box - cut.height) / 2 : y + lift;
      const left = within(x - cut.width / 2, pictureWidth - cut.width);
      const top = within(foot - cut.height, pictureHeight - cut.height);
      return { ...cut, left, top, foot: top + cut.height };
    }),
  );
}

function within(wish: number, most: number): number {
  return Math.round(Math.min(Math.max(wish, 0), most));
}
