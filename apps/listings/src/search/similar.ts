/** What similarity is judged by. */
export interface Comparable {
  readonly title: string;
  /** Minor units. */
  readonly priceAmount: number;
}

/** The most alike first: words of the title in common, then how near the prices are. */
export function mostAlike<Candidate extends Comparable>(
  to: Comparable,
  candidates: readonly Candidate[],
  wordsOf: (text: string) => readonly string[],
): Candidate[] {
  const words = new Set(wordsOf(to.title));
  const score = (candidate: Candidate): number =>
    wordsOf(candidate.title).filter((word) => words.has(word)).length + nearness(to.priceAmount, candidate.priceAmount);
  return candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((one, other) => other.score - one.score)
    .map(({ candidate }) => candidate);
}

// Between 0 and 1: half the price or double the price is equally far.
function nearness(one: number, other: number): number {
  return (Math.min(one, other) + 1) / (Math.max(one, other) + 1);
}
