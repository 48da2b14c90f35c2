import type { Meaning, Meant } from './meaning';
import { titleKey } from './search-keys';
import type { Filter } from './sorting';

/** Listings with a word, wherever it stands. */
export function anywhereIn({ words }: Meant): Filter {
  return having(words);
}

/** Listings with a word in the title. */
export function titleWith({ words }: Meant): Filter {
  return having(words.map(titleKey));
}

/** Listings with any of these search keys. */
export function having(keys: readonly string[]): Filter {
  return { words: keys.length === 1 ? keys[0] : { $in: [...new Set(keys)] } };
}

/** Listings that pass all of these. Filters on the same field stand beside each other. */
export function both(...filters: readonly Filter[]): Filter {
  const said = filters.filter((filter) => !isEmpty(filter));
  return said.length <= 1 ? (said[0] ?? {}) : { $and: said };
}

/** Listings whose titles have not all words, in any of these meanings: what walks along titles have not found. */
export function without(...meanings: readonly Meaning[]): Filter {
  return { $nor: meanings.map((meaning) => both(...meaning.map(titleWith))) };
}

export function isEmpty(filter: Filter): boolean {
  return Object.keys(filter).length === 0;
}
