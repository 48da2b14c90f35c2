export const listingLimits = {
  title: { minimum: 3, maximum: 200 },
  description: { minimum: 1, maximum: 5_000 },
  location: { maximum: 120 },
  tags: { maximum: 10, length: 30 },
  /** In minor units: 1,000,000.00 */
  price: { minimum: 0, maximum: 100_000_000 },
  images: 5,
} as const;

/** How a listing is made (spec 2 §2, Creation screens). */
export const listingModes = ['form', 'text', 'photos', 'voice'] as const;
export type ListingMode = (typeof listingModes)[number];

/** Photos of one listing: who speaks may show more of it. */
export function photosIn(mode: ListingMode): number {
  return mode === 'voice' ? 8 : listingLimits.images;
}

/** Kilometres. Nobody is told a distance, only the narrowest of these in which something is (rulings, Position). */
export const distanceBands = [2, 5, 10, 25, 50] as const;
export type DistanceBand = (typeof distanceBands)[number];
