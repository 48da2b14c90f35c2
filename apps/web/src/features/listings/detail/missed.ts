import { ProblemError } from '@vybac/client';

/** Why somebody who wanted to buy could not: another was quicker, or it was taken off. */
export type Missed = 'reserved' | 'sold';

const missedBy: Readonly<Record<string, Missed>> = {
  'listing.reserved': 'reserved',
  'listing.sold': 'sold',
};

export function missedBecauseOf(error: unknown): Missed | null {
  return error instanceof ProblemError ? (missedBy[error.code] ?? null) : null;
}
