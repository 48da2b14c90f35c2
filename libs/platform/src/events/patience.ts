/** How patient consumers are with an event that fails. All times in milliseconds. */
export interface Patience {
  /** Pause before the second attempt, which follows at once. */
  readonly breath: number;
  /** Pauses before the further attempts; after the last one the event is dead. */
  readonly retryAfter: readonly number[];
  /** A handler that runs for longer than this no longer holds up other keys. */
  readonly stepAsideAfter: number;
}

export const defaultPatience: Patience = { breath: 50, retryAfter: [1_000, 5_000, 30_000], stepAsideAfter: 250 };

/** Milliseconds that a reaction may take when `@On` does not say otherwise. */
export const defaultTimeLimit = 10_000;
