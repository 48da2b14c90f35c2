import { categories, type Category } from '@vybac/contracts/listings';
import { signs } from './signs';
import type { Found, Terms, Weights } from './terms';
import { type Token, tokensOf } from './tokens';

export interface CategoryGuess {
  readonly category: Category;
  /** Between 0 and 1: its share of all that speaks for any category. */
  readonly share: number;
  /** The words that spoke for it, strongest first; none when nothing in the text says anything. */
  readonly because: readonly string[];
  /** Those of them that name what it is. */
  readonly names: readonly string[];
}

interface Said {
  readonly words: string;
  readonly weights: Weights;
  readonly isName?: boolean;
}

/** What comes first in an ad is what is sold; every further word counts a little less. */
const fading = 0.06;
const leastFaded = 0.25;
/** Of several categories that list a term, each gets less of it. */
const sharing = 0.5;
/** "A stand for a guitar", "caja de libros", "sat in the garage": what follows is not the item, and less so after a place. */
const pointers: ReadonlyMap<string, number> = new Map([
  ...'for with fits fit like per para con como pour avec comme de du des für fur mit wie vom von di del da com do and plus'
    .split(' ')
    .map((word) => [word, 0.6] as const),
  ...'in on under from at by into near behind beside off of around through during after before when if while than'
    .split(' ')
    .map((word) => [word, 0.45] as const),
]);
/** "Selling because I got a new car": what follows is not for sale at all. */
const reasons =
  /\b(?:because|since|moving|bought|got|getting|upgraded|upgrading|switched|trade|swap|instead|reason|weil|wegen|tausch|porque|pois|cambio|parce|echange|perche|scambio)\b/;
const afterReason = 0.35;
const repeated = 0.4;
/** "Dog bed", "baby gate", "doll house": furniture of those for whom there is no house of their own is `other`. */
const small =
  /^(?:baby|infant|newborn|toddler|nursery|potty|pet|dog|puppy|cat|kitten|hamster|rabbit|bunny|bird|parrot|chicken|reptile|gecko|turtle|fish|doll|dollhouse|toy|bebe|perro|gato|mascota|chien|chat|chiot|hund|katze|welpe|haustier|cane|cucciolo|neonato|cachorro|cao|pet)$/;
const ofSmallOnes = 4;
/** What a famous name before a thing counts more. */
const ofFame = 2.2;
/** "Antique sewing machine", "depression glass plate": collected, whatever it once was for. */
const collected =
  /^(?:antique|collectible|collectable|commemorative|souvenir|memorabilia|antik|antiguo|antigua|ancien|ancienne|antico|antica)$/;
/** Of two things side by side ("camera bag") the second is what it is. */
const asDescription = 0.6;
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
  count(weighed(tokens, found, text));
  if (Math.max(0, ...scores.values()) < clear) count(hinted(tokens, found, terms));
  const total = [...scores.values()].reduce((sum, score) => sum + score, 0);
  const [best] = categories
    .map((category) => ({ category, score: scores.get(category) ?? 0 }))
    .sort((one, another) => another.score - one.score);
  if (!best || best.score === 0) return { category: 'other', share: 0, because: [], names: [] };
  const because = (spoke.get(best.category) ?? []).sort((one, another) => another.weight - one.weight);
  const strongest = (all: typeof because) => [...new Set(all.map(({ words }) => words))].slice(0, most);
  return {
    category: best.category,
    share: best.score / total,
    because: strongest(because),
    names: strongest(because.filter(({ isName }) => isName)),
  };
}

function weighed(tokens: readonly Token[], found: readonly Found[], text: string): Said[] {
  const seen = new Set<string>();
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
        Math.max(leastFaded, 1 - fading * Math.max(0, term.from - 2)) *
        pointedAt(tokens, term.from) *
        (isReason(tokens, term.from) ? afterReason : 1) *
        (seen.has(words.toLowerCase()) ? repeated : 1) *
        (next?.from === term.to && describes(term, next, tokens) ? asDescription : 1) *
        (next?.from === term.to && names(term, next) ? ofFame : 1);
      seen.add(words.toLowerCase());
      const divided = factor / (1 + sharing * (term.weights.size - 1));
      const weights = new Map(Array.from(term.weights, ([category, weight]) => [category, weight * divided]));
      if (weights.has('home-garden') && isOfSmallOnes(tokens, term.from))
        weights.set('other', (weights.get('other') ?? 0) + ofSmallOnes * factor);
      return { words, weights, isName: term.isName };
    })
    .concat(said);
}

/** What the words between the terms hint at, less the later they come. */
function hinted(tokens: readonly Token[], found: readonly Found[], terms: Terms) {
  const covered = new Set(
    found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
  return tokens.flatMap((token, at) => {
    if (covered.has(at)) return [];
    const factor = Math.max(leastFaded, 1 - fading * Math.max(0, at - 2)) * pointedAt(tokens, at);
    const weights = new Map(Array.from(terms.hintOf(token), ([category, weight]) => [category, weight * factor]));
    return weights.size === 0 ? [] : [{ words: token.written, weights }];
  });
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

function isOfSmallOnes(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return !!before && !tokens[at]?.first && small.test(before.text);
}

/** "Pet free home", "no cats": named because it is not there. */
function isAbsent(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  return next?.text === 'free' && !next.first;
}

/** How much a word counts at this place, after the words right before it in its sentence. */
function pointedAt(tokens: readonly Token[], at: number): number {
  for (const back of [1, 2]) {
    if (tokens[at - back + 1]?.first) return 1;
    const { text, first } = tokens[at - back] ?? { text: '', first: true };
    if (!(first && text === 'for')) {
      const factor = pointers.get(text);
      if (factor !== undefined) return factor;
    }
  }
  return 1;
}

function isReason(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - 6), at);
  const lastFirst = near.findLastIndex(({ first }) => first);
  return reasons.test(
    near
      .slice(Math.max(0, lastFirst))
      .map(({ text }) => text)
      .join(' '),
  );
}
