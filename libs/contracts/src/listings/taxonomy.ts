/** One taxonomy everywhere (rulings, Listings → Categories). */
export const categories = [
  'electronics',
  'clothing',
  'home-garden',
  'sporting-goods',
  'collectibles',
  'books',
  'vehicles',
  'services',
  'software',
  'musical-instruments',
  'jewelry-watches',
  'other',
] as const;
export type Category = (typeof categories)[number];

/** `free` is no category but price 0, whatever the category. */
export const categoryFilters = [...categories, 'free'] as const;
export type CategoryFilter = (typeof categoryFilters)[number];

export const conditions = ['new', 'like-new', 'good', 'fair', 'poor'] as const;
export type Condition = (typeof conditions)[number];

/** Services and software ask for no condition. */
export const categoriesWithoutCondition: readonly Category[] = ['services', 'software'];

/** Whether a form asks for one; while no category is chosen it does. */
export function asksCondition(category: Category | null): boolean {
  return category === null || !categoriesWithoutCondition.includes(category);
}

export const listingStatuses = ['draft', 'active', 'reserved', 'sold', 'pending', 'removed'] as const;
export type ListingStatus = (typeof listingStatuses)[number];
