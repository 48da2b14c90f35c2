import { cleanText } from '@vybac/kit';

/** One word of a text as it is compared, and as it was written. */
export interface Token {
  readonly text: string;
  readonly written: string;
  /** Where it stands in the text that {@link tokensOf} was given, in UTF-16 units. */
  readonly start: number;
  /** Begins a sentence or a line. */
  readonly first: boolean;
  /** Begins one part of a sentence or of a list: after a comma, a dash, a bracket, a plus. */
  readonly partFirst: boolean;
}

/** A stretch of a text, in UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const accents = /[\u0300-\u036f]/gu;
// English "women's" is one word; French "l'eau" and "doesn't" are two.
const word = /[\p{L}\p{N}\p{M}]+(?:['’]s\b)?/gu;
// Scripts that put no spaces between words: every character stands alone, and terms are found as runs of them.
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const sentenceEnd = /[.!?。！？\n]\s*$|^\s*$/u;
const partEnd = /[,;:()[\]+&/|、，；：]\s*$|\s[-–—]+\s*$|\p{Extended_Pictographic}\s*$/u;

/** Words that only look like plurals. */
const notPlural = new Set(['windows', 'vans', 'glasses', 'jeans', 'gas', 'bus', 'lens', 'chess']);

/** Accents off, lower case, compatible forms made one. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’]s$/, 's');
}

/** The words of a text in their order, each in the singular as far as its ending tells. */
export function tokensOf(text: string): Token[] {
  const clean = cleanText(text);
  return Array.from(clean.matchAll(word)).flatMap(({ 0: found, index }) => {
    const before = clean.slice(Math.max(0, index - 3), index);
    const first = sentenceEnd.test(before);
    const partFirst = first || partEnd.test(before);
    if (!withoutSpaces.test(found)) return [tokenOf(found, index, first, partFirst)];
    return Array.from(found.matchAll(runs)).map((part, place) =>
      tokenOf(part[0], index + part.index, first && place === 0, partFirst && place === 0),
    );
  });
}

function tokenOf(written: string, start: number, first: boolean, partFirst: boolean): Token {
  return { text: singular(folded(written)), written, start, first, partFirst };
}

function singular(token: string): string {
  if (token.length < 4 || !token.endsWith('s') || notPlural.has(token)) return token;
  if (/(ss|us|is)$/.test(token)) return token;
  if (token.endsWith('ies') && token.length > 4) return `${token.slice(0, -3)}y`;
  return /(sses|shes|ches|xes|zes)$/.test(token) ? token.slice(0, -2) : token.slice(0, -1);
}

/** Amounts with a unit as the class they belong to, e.g. "256gb" → "#gb"; null for other words. */
export function classOf(token: string): string | null {
  return numberClasses.find(([, pattern]) => pattern.test(token))?.[0] ?? null;
}

const numberClasses: readonly (readonly [string, RegExp])[] = [
  ['#gb', /^\d+(gb|tb|go|to)$/],
  ['#hz', /^\d{2,3}hz$/],
  ['#oldyear', /^(18\d\d|19[0-7]\d)s?$/],
  ['#year', /^(19[5-9]\d|20[0-3]\d)$/],
  ['#km', /^\d+k?kms?$/],
  ['#cc', /^\d+cc$/],
  ['#hp', /^\d+(hp|ps|cv|ch)$/],
  ['#karat', /^(9|10|14|18|22|24)(k|ct|kt)$/],
  ['#mm', /^\d{2}mm$/],
  ['#volt', /^\d+v$/],
  ['#watt', /^\d{2,4}w$/],
  ['#gram', /^\d+gr?$/],
];
