import type { Category } from '@vybac/contracts/listings';

/** How strongly a term speaks for each category that lists it. */
export type Weights = ReadonlyMap<Category, number>;
