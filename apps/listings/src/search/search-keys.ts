import type { ListingFields } from '@vybac/contracts/listings';
import { cellsOf, type Position } from './position';
import { thingsIn } from './things';
import { isWithoutSpaces, wordsOf } from './words';

/**
 * What a listing is found by, all in one indexed array: its words, the things they name, which are keys like words, and keys that
 * say more than a word does. A key is told from a word by a sign that no word has. Beginnings of words are not among them: the dictionary knows which words begin so.
 */

/** Bounds what one listing may cost in the index; the rest of an endless description is not searched. */
const mostWords = 200;
/** Of so many words of a title each two make a key. */
const pairedWords = 10;

export type SearchedFields = Pick<ListingFields, 'title' | 'tags' | 'category' | 'description'>;

/** The whole words of a listing, those that matter most first. */
export function listingWordsOf({ title, tags, category, description }: SearchedFields): string[] {
  return wordsOf([title, ...tags, category, description].join('\n'));
}

/** The words that tell what is for sale, and what they name: of title and tags. */
export function headWordsOf({ title, tags }: Pick<SearchedFields, 'title' | 'tags'>): string[] {
  return withThings(wordsOf([title, ...tags].join('\n')));
}

/** Words, and the things they name. */
export function withThings(words: readonly string[]): string[] {
  return [...words, ...thingsIn(words)];
}

/** All keys of a listing; `position` as it is stored. */
export function searchKeysOf(fields: SearchedFields, position: Position | null): string[] {
  const words = wordsOf(fields.title);
  const title = withThings(words);
  const paired = [...words.slice(0, pairedWords), ...thingsIn(words)];
  return [
    ...new Set([
      ...withThings(listingWordsOf(fields).slice(0, mostWords)),
      ...title.filter(isWithoutSpaces).flatMap((pair) => Array.from(pair)),
      ...title.map(titleKey),
      ...paired.flatMap((one, index) => paired.slice(index + 1).map((other) => pairKey(one, other))),
      ...title.map((word) => categoryKey(fields.category, word)),
      ...(position ? cellsOf(position) : []),
    ]),
  ];
}

/** A word of the title. */
export function titleKey(word: string): string {
  return `^${word}`;
}

/** Two words of one title, so that two common words with few listings in common are as quickly found as one rare word. */
export function pairKey(one: string, other: string): string {
  if (one === other) return titleKey(one);
  return one < other ? `^${one} ${other}` : `^${other} ${one}`;
}

/** A word of the title of something in a category. */
export function categoryKey(category: string, word: string): string {
  return `${category}:${word}`;
}
