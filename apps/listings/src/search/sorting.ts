import type { ListingSort } from '@vybac/contracts/listings';

/** A filter of the database's query language, made of checked values only. */
export type Filter = Readonly<Record<string, unknown>>;
export type SortKeys = Readonly<Record<string, 1 | -1>>;

/** Every order ends with the id, so that equal values cannot hide or repeat a listing between two pages. */
export const sortKeys: Readonly<Record<ListingSort, SortKeys>> = {
  newest: { createdAt: -1, _id: -1 },
  'price-asc': { priceAmount: 1, createdAt: 1, _id: 1 },
  'price-desc': { priceAmount: -1, createdAt: -1, _id: -1 },
  popular: { heat: -1, createdAt: -1, _id: -1 },
};

/** The order of the index of search keys. Ids would be most of its size; listings of the same millisecond are counted instead. */
export const newestOfKeys: SortKeys = { createdAt: -1 };

/** One sort value; dates travel in cursors as milliseconds since 1970. */
export type SortValue = string | number;

/**
 * What follows the given sort values in this order: filters to be read one after the other, each a straight walk of an index
 * from its first entry. Of many listings that are equal in the first value (the same price, no views yet) none is passed over
 * twice. In an order without ids the listings of the very same moment come again.
 */
export function segmentsAfter(keys: SortKeys, values: readonly SortValue[]): Filter[] {
  const bounds = Object.entries(keys).map(([field, direction], index) => ({
    field,
    operator: direction === 1 ? '$gt' : '$lt',
    value: field === 'createdAt' ? new Date(Number(values[index])) : values[index],
  }));
  if (keys['_id'] === undefined)
    return [{ $and: bounds.map(({ field, operator, value }) => ({ [field]: { [`${operator}e`]: value } })) }];
  const [created, id] = bounds.slice(-2);
  if (!created || !id) return [];
  // The first condition is implied by the others, but only it tells the index where to begin.
  const olderThanLast: Filter[] = [
    { createdAt: { [`${created.operator}e`]: created.value } },
    { $or: [{ createdAt: { [created.operator]: created.value } }, { _id: { [id.operator]: id.value } }] },
  ];
  if (bounds.length === 2) return [{ $and: olderThanLast }];
  return bounds
    .slice(0, 1)
    .flatMap(({ field, operator, value }) => [
      { $and: [{ [field]: value }, ...olderThanLast] },
      { $and: [{ [field]: { [operator]: value } }] },
    ]);
}

/** The values by which a listing stands in this order, for {@link segmentsAfter}. */
export function valuesOf(keys: SortKeys, listing: object): SortValue[] {
  const values = listing as Readonly<Record<string, unknown>>;
  return Object.keys(keys).map((field) => {
    const value = values[field];
    return value instanceof Date ? value.getTime() : (value as SortValue);
  });
}
