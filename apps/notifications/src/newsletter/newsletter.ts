const day = 24 * 60 * 60 * 1_000;
/** Sundays at noon UTC; weeks begin on Sundays (rulings, Times). */
const hour = 12;

/** The latest moment at which an issue of the weekly hot listings was due. */
export function latestIssue(now: Date): Date {
  const noon = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - now.getUTCDay(), hour));
  return noon > now ? new Date(noon.getTime() - 7 * day) : noon;
}
