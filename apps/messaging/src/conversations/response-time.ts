import type { OutputOf } from '@vybac/contracts';
import { leastAnswers, type showResponseTime } from '@vybac/contracts/messaging';

const minute = 60_000;

/** The median of how long people waited for answers, in whole minutes; with too few answers only how many there are. */
export function responseTimeOf(waits: readonly number[]): OutputOf<typeof showResponseTime> {
  const sampleSize = waits.length;
  if (sampleSize < leastAnswers) return { medianMinutes: null, sampleSize };
  const sorted = [...waits].sort((one, other) => one - other);
  const [below = 0, above = 0] = [sorted[Math.floor((sampleSize - 1) / 2)], sorted[Math.floor(sampleSize / 2)]];
  return { medianMinutes: Math.round((below + above) / 2 / minute), sampleSize };
}
