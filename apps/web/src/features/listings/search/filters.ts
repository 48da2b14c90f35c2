import type { ListingsSearch } from '@vybac/contracts/listings';

/** One thing that narrows the list, as the reader sees it; a price range is one thing. */
export type FilterName = 'category' | 'condition' | 'price' | 'photos' | 'near' | 'verified';

const fields: Record<FilterName, readonly (keyof ListingsSearch)[]> = {
  category: ['category'],
  condition: ['condition'],
  price: ['minPrice', 'maxPrice'],
  photos: ['photos'],
  near: ['near', 'within'],
  verified: ['verified'],
};

/** The filters that are on, in the order of the form. */
export function activeFilters(search: ListingsSearch): FilterName[] {
  return (Object.keys(fields) as FilterName[]).filter((name) =>
    fields[name].some((field) => search[field] !== undefined),
  );
}

export function withoutFilter(search: ListingsSearch, name: FilterName): ListingsSearch {
  const kept = Object.entries(search).filter(([field]) => !fields[name].includes(field as keyof ListingsSearch));
  return Object.fromEntries(kept);
}

/** Keeps the words that were searched for. */
export function withoutFilters({ q }: ListingsSearch): ListingsSearch {
  return q === undefined ? {} : { q };
}
