/** The value that `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, two) => one - two);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** How long each of `times` runs took, one after the other, in milliseconds. */
export async function timed(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  while (took.length < times) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  return took;
}
