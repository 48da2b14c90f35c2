import { cleanText, codePoints } from '@vybac/kit';

/** Longer words are found by their first letters. */
const longestWord = 32;
const mostQueryWords = 8;

// Beside the accents of Latin, Greek and Cyrillic: the dot that Hindi puts under borrowed sounds, which many leave out.
const accents = /[\u0300-\u036f\u093c]/gu;
const nasalSigns = /\u0901/gu;
const apostrophes = /['’ʼ]/gu;
// Marks alone are none: emoji have some.
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
// Scripts that put no spaces between words, so that pairs of characters stand for them.
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Text as it is compared: compatible forms made one, accents off, lower case. Marks that carry vowels stay. */
function normalise(text: string): string {
  return cleanText(text)
    .normalize('NFKD')
    .replace(accents, '')
    .replace(nasalSigns, '\u0902')
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

/** Whether a word is a piece of Chinese or Japanese. */
export function isWithoutSpaces(found: string): boolean {
  return found.search(withoutSpaces) === 0;
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
