import type { OutputOf } from '@vybac/contracts';
import type { browseListings } from '@vybac/contracts/listings';

export type Answer = OutputOf<typeof browseListings>;
/** Whether a query was answered as its class says. */
export type Kind = (answer: Answer, query: URLSearchParams) => boolean;

const page = 24;
/** What finds so many in a marketplace of ten thousand is common in it. */
const commonFinds = 200;

const wordsIn = (query: URLSearchParams) => (query.get('q') ?? '').split(' ');

export const kinds = {
  /** One listing, published for this; whatever else has the words is no title. */
  rare: ({ items, correctedQuery }, query) => {
    const having = items.filter(({ title }) => {
      const said = title.toLowerCase().split(' ');
      return wordsIn(query).every((word) => said.includes(word));
    });
    return having.length === 1 && correctedQuery === null;
  },
  common: ({ items, total, correctedQuery }) =>
    items.length === page && (total ?? 0) >= commonFinds && correctedQuery === null,
  /** Found, though no title has it as a word. */
  prefix: ({ items, correctedQuery }, query) =>
    items.length > 0 &&
    correctedQuery === null &&
    items.every(
      ({ title }) =>
        !title
          .toLowerCase()
          .split(/[^a-z]+/)
          .includes(wordsIn(query)[0] ?? ''),
    ),
  typo: ({ items, correctedQuery }) => items.length > 0 && correctedQuery !== null,
  filtered: ({ items }, query) =>
    items.length > 0 &&
    items.every(
      ({ condition, price, category }) =>
        condition === query.get('condition') &&
        price.amount <= Number(query.get('maxPrice') ?? Infinity) &&
        price.amount >= Number(query.get('minPrice') ?? 0) &&
        (query.get('category') ?? category) === category,
    ),
  nothing: ({ items, nextCursor }) => items.length === 0 && nextCursor === null,
} satisfies Record<string, Kind>;
