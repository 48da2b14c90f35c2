import type { Category } from '@vybac/contracts/listings';
import type { Weights } from './weights';

type ByWord = ReadonlyMap<string, Map<Category, number>>;

/** That a word is listed alone weighs as much as so many terms with it in them. */
const listedAs = 6;
/** Less than this is noise. */
const leastShared = 0.6;

/**
 * A word that many terms of other categories have in them says less alone: "disc" is of golf, of games and of brakes. Gives those
 * categories their share of it.
 * @param exact what every term weighs, changed here
 * @param parts in how many terms of each category a word stands
 * @param least words that weigh less are left alone
 * @returns how much the words weighed before
 */
export function shareOut(exact: ByWord, parts: ByWord, least: number): WeakMap<Weights, number> {
  const before = new WeakMap<Weights, number>();
  for (const [word, weights] of exact) {
    const counts = parts.get(word);
    const most = Math.max(0, ...weights.values());
    if (!counts || most < least) continue;
    before.set(weights, most);
    share(weights, counts, most);
  }
  return before;
}

function share(weights: Map<Category, number>, counts: ReadonlyMap<Category, number>, most: number): void {
  const all = listedAs + [...counts.values()].reduce((sum, count) => sum + count, 0);
  const listings = weights.size;
  for (const category of new Set([...weights.keys(), ...counts.keys()])) {
    const listed = weights.get(category);
    const count = counts.get(category) ?? 0;
    if (listed === undefined) {
      const shared = (most * count) / all;
      if (shared >= leastShared) weights.set(category, shared);
      // What is listed in two categories was meant to speak for both.
    } else weights.set(category, Math.min(listed, (most * (listedAs + count * listings)) / all));
  }
}
