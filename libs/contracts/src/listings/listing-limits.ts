export const listingLimits = {
  title: { minimum: 3, maximum: 200 },
  description: { minimum: 1, maximum: 5_000 },
  location: { maximum: 120 },
  tags: { maximum: 10, length: 30 },
  /** In minor units: 1,000,000.00 */
  price: { minimum: 0, maximum: 100_000_000 },
  /** The manual, photo and text modes; voice takes 8. */
  images: 5,
} as const;

/** Kilometres. Nobody is told a distance, only the narrowest of these in which something is (rulings, Position). */
export const distanceBands = [2, 5, 10, 25, 50] as const;
export type DistanceBand = (typeof distanceBands)[number];
