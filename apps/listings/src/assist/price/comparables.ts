import { type Category, type Condition, conditions, minimumComparables } from '@vybac/contracts/listings';

/** What a price is wanted for. */
export interface Wanted {
  /** The words of its title, without repetitions. */
  readonly words: readonly string[];
  readonly category: Category;
  readonly condition: Condition | null;
}

/** A listing that may be comparable. Prices in minor units. */
export interface Candidate {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly category: Category;
  readonly condition: Condition | null;
  readonly priceAmount: number;
  readonly sold: boolean;
  readonly at: Date;
}

export interface Weighed<Of extends Candidate = Candidate> {
  readonly candidate: Of;
  readonly weight: number;
}

export interface Range<Of extends Candidate = Candidate> {
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** All that were used, the heaviest first. */
  readonly used: readonly Weighed<Of>[];
}

const day = 24 * 60 * 60 * 1000;
/** A price of three months ago counts half. */
const halfLife = 90 * day;
/** What somebody asks is not yet what anybody pays. */
const askedCounts = 0.4;
/** Per step between two conditions; unknown counts as one step. */
const perConditionStep = 0.6;
/** At least this share of the title's meaning must be shared. */
const leastLikeness = 0.5;
/** Prices beyond this many times the typical deviation from the middle are another thing, or a joke. */
const outlier = 3.5;
/** Prices within a factor of e^0.1 of each other are no deviation at all. */
const leastDeviation = 0.1;

/**
 * The comparables among the candidates, by weight: how alike the words are (rare words say more), the condition, how long ago,
 * and sold before asked. When enough were sold, what is only asked is left out. Free things have no price to learn from.
 */
export function comparablesOf<Of extends Candidate>(
  wanted: Wanted,
  candidates: readonly Of[],
  now: Date,
): Weighed<Of>[] {
  const priced = candidates.filter(({ category, priceAmount }) => category === wanted.category && priceAmount > 0);
  const rarity = rarityAmong(wanted.words, priced);
  const all = [...rarity.values()].reduce((sum, value) => sum + value, 0);
  if (all === 0) return [];
  const alike = priced
    .map((candidate) => {
      const own = new Set(candidate.words);
      const shared = wanted.words.filter((word) => own.has(word));
      return { candidate, likeness: shared.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0) / all };
    })
    .filter(({ likeness }) => likeness >= leastLikeness)
    .map(({ candidate, likeness }) => ({ candidate, weight: likeness * factorsOf(wanted, candidate, now) }))
    .sort((one, other) => other.weight - one.weight);
  const sold = alike.filter(({ candidate }) => candidate.sold);
  return withoutOutliers(sold.length >= minimumComparables ? sold : alike);
}

/** The middle half of the comparables' prices; null when there are fewer than {@link minimumComparables}. */
export function rangeOf<Of extends Candidate>(comparables: readonly Weighed<Of>[]): Range<Of> | null {
  if (comparables.length < minimumComparables) return null;
  const at = (share: number) => quantile(comparables, share);
  return { low: at(0.25), median: at(0.5), high: at(0.75), used: comparables };
}

function factorsOf({ condition }: Wanted, candidate: Candidate, now: Date): number {
  const age = Math.max(0, now.getTime() - candidate.at.getTime());
  return (
    0.5 ** (age / halfLife) *
    (candidate.sold ? 1 : askedCounts) *
    perConditionStep ** stepsBetween(condition, candidate.condition)
  );
}

function stepsBetween(one: Condition | null, other: Condition | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return 1;
  return Math.abs(conditions.indexOf(one) - conditions.indexOf(other));
}

// A word that nearly all of them have ("bike") tells little, one that few have ("brompton") tells much.
function rarityAmong(words: readonly string[], candidates: readonly Candidate[]): Map<string, number> {
  const sets = candidates.map((candidate) => new Set(candidate.words));
  return new Map(
    words.map((word) => [word, Math.log(1 + (sets.length + 1) / (1 + sets.filter((set) => set.has(word)).length))]),
  );
}

function withoutOutliers<Of extends Candidate>(weighed: readonly Weighed<Of>[]): Weighed<Of>[] {
  const logarithms = weighed.map(({ candidate }) => Math.log(candidate.priceAmount));
  const middle = medianOf(logarithms);
  const deviation = Math.max(leastDeviation, medianOf(logarithms.map((value) => Math.abs(value - middle))));
  return weighed.filter((_, index) => Math.abs((logarithms[index] ?? 0) - middle) <= outlier * deviation);
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function quantile(weighed: readonly Weighed[], share: number): number {
  const ascending = [...weighed].sort((one, other) => one.candidate.priceAmount - other.candidate.priceAmount);
  const wanted = share * weighed.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  const found = ascending.find(({ weight }) => (passed += weight) >= wanted);
  return (found ?? ascending.at(-1))?.candidate.priceAmount ?? 0;
}
