import { z } from 'zod';
import { categories, categoryFilters, conditions, listingStatuses } from './taxonomy';

// Apart from the words themselves: what a browser shows first needs the words, and no zod.
export const category = z.enum(categories);
export const categoryFilter = z.enum(categoryFilters);
export const condition = z.enum(conditions);
export const listingStatus = z.enum(listingStatuses);
