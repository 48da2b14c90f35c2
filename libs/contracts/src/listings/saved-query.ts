import { minorUnitsPerUnit } from '@vybac/kit';
import { type ListingsSearch, minorUnits } from './listings-search';
import type { SavedQuery } from './saved-searches';

/** What is kept of a search: neither its order nor where somebody stood. */
export function savedQueryOf(search: ListingsSearch): SavedQuery {
  const { sort: _sort, near: _near, within: _within, minPrice, maxPrice, ...said } = search;
  return {
    ...said,
    ...(minPrice !== undefined && { minPrice: minorUnits(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: minorUnits(maxPrice) }),
  };
}

/** The search that was kept, as the address of the browse page says it. */
export function searchOfSaved({ minPrice, maxPrice, photos, verified, ...said }: SavedQuery): ListingsSearch {
  return {
    ...said,
    ...(minPrice !== undefined && { minPrice: minPrice / minorUnitsPerUnit }),
    ...(maxPrice !== undefined && { maxPrice: maxPrice / minorUnitsPerUnit }),
    ...(photos && { photos }),
    ...(verified && { verified }),
  };
}
