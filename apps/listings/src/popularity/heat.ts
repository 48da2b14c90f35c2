/**
 * How much is made of a listing: acts of people, each worth half as much after every {@link halfLife}. What is kept is the
 * logarithm of the sum as it would be at one fixed moment, the same for all. So time passing changes no order and needs no
 * write, and no sum ever grows too big to be kept.
 */

const day = 24 * 60 * 60 * 1_000;
const week = 7 * day;
/** In milliseconds. After a week an act is worth a quarter. */
export const halfLife = week / 2;
/** How long a listing is hot after somebody has done something about it, in milliseconds. */
export const hotFor = week;

/** What an act is worth, compared to a look. */
export const weights = { view: 1, message: 3, favorite: 5 } as const;
export type Act = keyof typeof weights;

/** To be new is worth as much as a look a week ago: whatever was looked at this week stands before what nobody looked at. */
const newness = 0.25;

/** The heat of one act of this weight. */
export function heatOf(weight: number, at: Date): number {
  return Math.log(weight) + heatPerMillisecond * at.getTime();
}

export const heatPerMillisecond = Math.LN2 / halfLife;

/** The heat of a listing that nobody has looked at yet. */
export function heatOfNew(createdAt: Date): number {
  return heatOf(newness, createdAt);
}

/** What all acts are worth by now, in looks. */
export function worthAt(heat: number, now: Date): number {
  return Math.exp(heat - heatPerMillisecond * now.getTime());
}
