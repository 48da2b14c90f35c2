import { categories, type Category } from '@vybac/contracts/listings';
import { headOf, isBeside, isContainer } from './head';
import { isAbsent, isReason, weightAt } from './place';
import { signs } from './signs';
import { isOfSmallOnes } from './small-ones';
import type { Found, Terms } from './terms';
import type { Weights } from './weights';
import { type Span, type Token, tokensOf } from './tokens';

export interface CategoryGuess {
  readonly category: Category;
  /** Between 0 and 1: its share of all that speaks for any category. */
  readonly share: number;
  /** The words that spoke for it, strongest first; none when nothing in the text says anything. */
  readonly because: readonly string[];
  /** Those of them that name what it is. */
  readonly names: readonly string[];
  /** Where a term of several words stands, e.g. "iPhone 13" or "size 9". */
  readonly spans: readonly Span[];
}

interface Said {
  readonly words: string;
  readonly weights: Weights;
  readonly isName?: boolean;
}

/** Of several categories that list a term, each gets less of it. */
const sharing = 0.5;
const afterReason = 0.35;
const repeated = 0.4;
/** What a bed of a dog says of `other`. */
const ofSmallOnes = 4;
/** What a famous name before a thing counts more. */
const ofFame = 2.2;
/** "Antique sewing machine", "depression glass plate": collected, whatever it once was for. */
const collected =
  /^(?:antique|collectible|collectable|commemorative|souvenir|memorabilia|antik|antiguo|antigua|ancien|ancienne|antico|antica)$/;
/** Of two things side by side ("camera bag") the second is what it is. */
const asDescription = 0.6;
/** The last thing that is named before the first comma or "with" is what the ad is about. */
const ofHead = 1.5;
const asContainer = 0.2;
/** How many unknown words are looked at for slips of the pen: whoever writes more of them means something else. */
const mostSlips = 24;
const most = 5;
/** A category that has so much weight needs no hints. */
const clear = 1.5;

/**
 * The category that a text is about, by words and phrases of nine languages. A text that says nothing is `other`, with share 0.
 */
export function categoryOf(text: string, terms: Terms): CategoryGuess {
  const tokens = tokensOf(text);
  const scores = new Map<Category, number>();
  const spoke = new Map<Category, { words: string; weight: number; isName: boolean }[]>();
  const found = terms.find(tokens);
  const count = (said: readonly Said[]) => {
    for (const { words, weights, isName = false } of said) {
      for (const [category, weight] of weights) {
        scores.set(category, (scores.get(category) ?? 0) + weight);
        spoke.set(category, [...(spoke.get(category) ?? []), { words, weight, isName }]);
      }
    }
  };
  const spans = found.filter(({ from, to }) => to > from + 1).flatMap(({ from, to }) => spanOf(tokens, from, to));
  count(weighed(tokens, found, text));
  const isClear = () => Math.max(0, ...scores.values()) >= clear;
  if (!isClear()) count(corrected(tokens, found, terms));
  if (!isClear()) count(hinted(tokens, found, terms));
  const total = [...scores.values()].reduce((sum, score) => sum + score, 0);
  const [best] = categories
    .map((category) => ({ category, score: scores.get(category) ?? 0 }))
    .sort((one, another) => another.score - one.score);
  if (!best || best.score === 0) return { category: 'other', share: 0, because: [], names: [], spans };
  const because = (spoke.get(best.category) ?? []).sort((one, another) => another.weight - one.weight);
  const strongest = (all: typeof because) => [...new Set(all.map(({ words }) => words))].slice(0, most);
  return {
    category: best.category,
    share: best.score / total,
    because: strongest(because),
    names: strongest(because.filter(({ isName }) => isName)),
    spans,
  };
}

function weighed(tokens: readonly Token[], found: readonly Found[], text: string): Said[] {
  const seen = new Set<string>();
  const head = headOf(tokens, found);
  const said: Said[] = signs.flatMap(({ category, weight, of }) =>
    of
      .flatMap((pattern) => text.match(pattern)?.[0] ?? [])
      .map((words) => ({
        words: words.trim(),
        weights: new Map<Category, number>([[category, weight]]),
      })),
  );
  return found
    .filter(({ to }) => !isAbsent(tokens, to))
    .map((term, index): Said => {
      const words = tokens
        .slice(term.from, term.to)
        .map(({ written }) => written)
        .join(' ');
      const next = found[index + 1];
      const factor =
        weightAt(tokens, term.from) *
        (isReason(tokens, term.from) ? afterReason : 1) *
        (seen.has(words.toLowerCase()) ? repeated : 1) *
        (term === head ? ofHead : 1) *
        (isContainer(tokens, term) ? asContainer : 1) *
        (next && isBeside(term, next, tokens) && describes(term, next, tokens) ? asDescription : 1) *
        (next && isBeside(term, next, tokens) && names(term, next) ? ofFame : 1);
      seen.add(words.toLowerCase());
      const divided = factor / (1 + sharing * (term.weights.size - 1));
      const weights = new Map(Array.from(term.weights, ([category, weight]) => [category, weight * divided]));
      if (strongestOf(term.weights) === 'home-garden' && isOfSmallOnes(tokens, term))
        weights.set('other', (weights.get('other') ?? 0) + ofSmallOnes * factor);
      return { words, weights, isName: term.isName };
    })
    .concat(said);
}

/** What the words between the terms hint at, less the later they come. */
function hinted(tokens: readonly Token[], found: readonly Found[], terms: Terms): Said[] {
  return between(tokens, found).flatMap((at) => saidAt(tokens, at, (token) => terms.hintOf(token)));
}

/** What the words between the terms say when a slip of the pen is mended. */
function corrected(tokens: readonly Token[], found: readonly Found[], terms: Terms): Said[] {
  return between(tokens, found)
    .slice(0, mostSlips)
    .flatMap((at) => saidAt(tokens, at, (token) => terms.meant(token)));
}

/** Where there are words that are no terms. */
function between(tokens: readonly Token[], found: readonly Found[]): number[] {
  const covered = new Set(
    found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  return [...tokens.keys()].filter((at) => !covered.has(at));
}

function saidAt(tokens: readonly Token[], at: number, meaning: (token: Token) => Weights): Said[] {
  const token = tokens[at];
  if (!token) return [];
  const factor = weightAt(tokens, at);
  const weights = new Map(Array.from(meaning(token), ([category, weight]) => [category, weight * factor]));
  return weights.size === 0 ? [] : [{ words: token.written, weights }];
}

// What makes a thing collectible is more than a word about it: a "vintage doll" is no toy.
function describes(term: Found, next: Found, tokens: readonly Token[]): boolean {
  const isCollected =
    term.weights.has('collectibles') && (next.weights.has('other') || collected.test(tokens[term.from]?.text ?? ''));
  return term.isThing && next.isThing && !isCollected;
}

// "Star Trek plates", "Coca Cola tray": a household thing with a famous name on it.
function names(term: Found, next: Found): boolean {
  return (
    !term.isThing &&
    term.weights.size === 1 &&
    term.weights.has('collectibles') &&
    next.isThing &&
    next.weights.size < 3
  );
}

function strongestOf(weights: Weights): Category | undefined {
  return [...weights].sort(([, one], [, another]) => another - one)[0]?.[0];
}

function spanOf(tokens: readonly Token[], from: number, to: number): Span[] {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last ? [{ from: first.start, to: last.start + last.written.length }] : [];
}
