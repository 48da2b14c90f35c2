import { z } from 'zod';

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
export const category = z.enum(categories);
export type Category = z.output<typeof category>;

/** `free` is no category but price 0, whatever the category. */
export const categoryFilters = [...categories, 'free'] as const;
export const categoryFilter = z.enum(categoryFilters);
export type CategoryFilter = z.output<typeof categoryFilter>;

export const conditions = ['new', 'like-new', 'good', 'fair', 'poor'] as const;
export const condition = z.enum(conditions);
export type Condition = z.output<typeof condition>;

/** Services and software ask for no condition. */
export const categoriesWithoutCondition: readonly Category[] = ['services', 'software'];

export const listingStatuses = ['draft', 'active', 'reserved', 'sold', 'pending', 'removed'] as const;
export const listingStatus = z.enum(listingStatuses);
export type ListingStatus = z.output<typeof listingStatus>;
