import { categories, type Category } from '@vybac/contracts/listings';
import type { Found, Terms, Weights } from './terms';
import { type Token, tokensOf } from './tokens';

export interface CategoryGuess {
  readonly category: Category;
  /** Between 0 and 1: its share of all that speaks for any category. */
  readonly share: number;
  /** The words that spoke for it, strongest first; none when nothing in the text says anything. */
  readonly because: readonly string[];
}

interface Said {
  readonly words: string;
  readonly weights: Weights;
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
/** Of two things side by side ("camera bag") the second is what it is. */
const asDescription = 0.6;
const most = 5;
/** A category that has so much weight needs no hints. */
const clear = 1.5;
/** What it weighs that somebody says what they will do. */
const offered = 7;
/** What it weighs that something has an author or editions. */
const written = 3;

/**
 * The category that a text is about, by words and phrases of nine languages. A text that says nothing is `other`, with share 0.
 */
export function categoryOf(text: string, terms: Terms): CategoryGuess {
  const tokens = tokensOf(text);
  const scores = new Map<Category, number>();
  const spoke = new Map<Category, { words: string; weight: number }[]>();
  const found = terms.find(tokens);
  const count = (said: readonly Said[]) => {
    for (const { words, weights } of said) {
      for (const [category, weight] of weights) {
        scores.set(category, (scores.get(category) ?? 0) + weight);
        spoke.set(category, [...(spoke.get(category) ?? []), { words, weight }]);
      }
    }
  };
  count(weighed(tokens, found, text));
  if (Math.max(0, ...scores.values()) < clear) count(hinted(tokens, found, terms));
  const total = [...scores.values()].reduce((sum, score) => sum + score, 0);
  const [best] = categories
    .map((category) => ({ category, score: scores.get(category) ?? 0 }))
    .sort((one, another) => another.score - one.score);
  if (!best || best.score === 0) return { category: 'other', share: 0, because: [] };
  const because = (spoke.get(best.category) ?? []).sort((one, another) => another.weight - one.weight);
  return {
    category: best.category,
    share: best.score / total,
    because: [...new Set(because.map(({ words }) => words))].slice(0, most),
  };
}

function weighed(tokens: readonly Token[], found: readonly Found[], text: string) {
  const seen = new Set<string>();
  const signs = patterns.flatMap(({ category, weight, of }) =>
    of
      .flatMap((pattern) => text.match(pattern)?.[0] ?? [])
      .map((words) => ({
        words: words.trim(),
        weights: new Map<Category, number>([[category, weight]]),
      })),
  );
  return found
    .filter(({ to }) => !isAbsent(tokens, to))
    .map((term, index) => {
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
        (term.isThing && next?.isThing && next.from === term.to ? asDescription : 1);
      seen.add(words.toLowerCase());
      const divided = factor / (1 + sharing * (term.weights.size - 1));
      return {
        words,
        weights: new Map(Array.from(term.weights, ([category, weight]) => [category, weight * divided])),
      };
    })
    .concat(signs);
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

/** "By Jane Doe", "7th ed.": what has an author and editions is a book. */
const bookPatterns = [
  /\bby (?:\p{Lu}\.\s?){0,2}\p{Lu}\p{Ll}+(?: \p{Lu}\.)? \p{Lu}\p{Ll}+/u,
  /\b(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) ed(?:ition)?\b/iu,
  /\b(?:vol\.?|volumes?|books?) \d{1,2}(?: ?(?:-|–|to|through|and|&) ?\d{1,2})?\b/iu,
];

/** Paid by time or by the piece of work, or somebody says what they will do: a service, whatever it is done with. */
const servicePatterns = [
  /^\s*(?:will|can|need|needing|tired of|too busy|looking for (?:a|an|someone|work|clients|students)|experienced|professional|reliable|licensed|certified|affordable|offering|available|retired|college student|local|providing|want(?:ing)? to learn|learn)\b(?! (?:trade|sell|swap))/iu,
  /(?:^|[.!?\n]\s*)(?:I|we) (?!(?:am|are|have|had|got|bought|need|want|used|never|no|don|do|just|would|was|were|paid|think|only|can|could|will|ll|m|ve|d|accept|prefer|also|really|still|love|loved|like|know|believe|must|might|did|didn|moved|upgraded|hate|hope|wish|guess|see|mean|put|took|lost|found|sold|kept|wore|read|rode|ran|went|gave|made|built|said|live|work|ship|deliver|smoke|charge|add|include|sell|let|cut back|meant|drove|grew|outgrew|barely|hardly|rarely|once|even|now|already|think|make)\b)\p{Ll}+(?<!ed)\b/gu,
  /\d\s?(?:bucks|dollars)?\s?(?:per|\/)\s?(?!pair|piece|pc|box|bag|book|set|lb|pound|tire|card|item|each|unit|gallon|cord|yard of|bale|dozen|sq|foot|ft|can|bottle|record|disc|game|panel|sheet|roll|plate|chair|ticket|seat|bundle|case|pack|pallet|gb|sec|volt)\p{L}{2,}/iu,
  /(?:\d|bucks|dollars)\s?[$€£]?\s?(?:\/|an |per |a |the )\s?(?:h|hr|hour|half hour|visit|session|room|night|lesson|class|walk|load|yard|cut|std|stunde|ora|heure|hora)\b/iu,
  /\b(?:I|we)(?:['’]ll|ll| will| can| could| do| offer| provide)\s+(?:also )?(?!(?:also|deliver|ship|meet|hold|send|bring|take|accept|include|throw|drop|trade|consider|show|text|email|mail|not|be|have|no|don|it|offers?|free|sell|let|give|get|see|prefer|want|need|know|answer|part|swap|post|upload|test|demo|help load|help you load|lower|go|do|wait|pack|leave|keep|still|only|just|never|remove|delete|respond|reply|check|use|pick)\b)\p{L}+/iu,
  /(?<!\b(?:for|to|in|on|of|with|at|up|is|be|and|make|makes|it|bring|what|s|like|if|add|complete|start|upgrade|get|all|fit|fits|protect|take|need|use|from|into)\s)\byour (?!own|offer|best|number|size|name|address|collection|chance|money|truck|choice|price|hands|order|email|phone number|question|favorite|new|next|self|game|style|look|problem)\p{L}+/iu,
];

const patterns: readonly { category: Category; weight: number; of: readonly RegExp[] }[] = [
  { category: 'services', weight: offered, of: servicePatterns },
  { category: 'books', weight: written, of: bookPatterns },
];

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
