import { cleanText, codePoints } from '@vybac/kit';
import type { ListingFields } from '@vybac/contracts/listings';

/** The shortest beginning of a word that finds it. */
const shortestPrefix = 2;
/** Longer words are found by their first letters. */
const longestWord = 32;
/** Bounds what one listing may cost in the indexes that stand on its words. */
const mostWords = 400;
const mostQueryWords = 8;

const accents = /[\u0300-\u036f]/gu;
const apostrophes = /['’ʼ]/gu;
const word = /[\p{L}\p{N}\p{M}]+/gu;
// Scripts that put no spaces between words, so that pairs of characters stand for them.
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Text as it is compared: compatible forms made one, accents off, lower case. Marks that carry vowels stay. */
function normalise(text: string): string {
  return cleanText(text)
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(apostrophes, '');
}

/** The distinct words of a text in their order; runs of Chinese and Japanese as overlapping pairs. */
export function wordsOf(text: string): string[] {
  const words = (normalise(text).match(word) ?? []).flatMap(split);
  return [...new Set(words.map((found) => Array.from(found).slice(0, longestWord).join('')))];
}

/** What people search for: every word must be found. */
export function queryWordsOf(text: string): string[] {
  return wordsOf(text).slice(0, mostQueryWords);
}

export type SearchedFields = Pick<ListingFields, 'title' | 'tags' | 'category' | 'description'>;

/** The whole words of a listing, those that matter most first. */
export function listingWordsOf({ title, tags, category, description }: SearchedFields): string[] {
  return wordsOf([title, ...tags, category, description].join('\n'));
}

/**
 * What a listing is found by: its words and then their beginnings, so that "bicy" finds a bicycle by plain equality (and
 * one Chinese character its pairs). At
 * most {@link mostWords}: a very long description gives up its last beginnings first.
 */
export function searchWordsOf(fields: SearchedFields): string[] {
  const whole = listingWordsOf(fields);
  return [...new Set([...whole, ...whole.flatMap(prefixesOf)])].slice(0, mostWords);
}

function prefixesOf(whole: string): string[] {
  const letters = Array.from(whole);
  if (whole.search(withoutSpaces) === 0) return letters;
  const lengths = Array.from(
    { length: Math.max(0, letters.length - shortestPrefix) },
    (_, index) => index + shortestPrefix,
  );
  return lengths.map((length) => letters.slice(0, length).join(''));
}

function split(found: string): string[] {
  const spaced = found.split(withoutSpaces).filter(Boolean);
  return [...spaced, ...(found.match(withoutSpaces) ?? []).flatMap(pairs)];
}

function pairs(run: string): string[] {
  const characters = Array.from(run);
  if (codePoints(run) === 1) return characters;
  return characters.slice(1).map((second, index) => `${characters[index] ?? ''}${second}`);
}
