/** How often within how long. */
export interface Allowance {
  readonly max: number;
  readonly windowMinutes: number;
}

export interface Verdict {
  readonly allowed: boolean;
  /** When not allowed: whole seconds, at least 1, until trying again makes sense; else 0. */
  readonly retryAfterSeconds: number;
}

/**
 * Counts how often somebody does something, over all processes of a deployment. A window opens with the first act and
 * closes after `windowMinutes`.
 *
 * @example
 * const { allowed, retryAfterSeconds } = await limits.consume('guest_login', guestId, { max: 10, windowMinutes: 60 });
 */
export abstract class RateLimits {
  /**
   * Counts one more act of `key`, and never fails: when the shared count is out of reach, this process counts alone.
   * @param action what is done; the counts of different actions, or of different allowances, are apart
   */
  abstract consume(action: string, key: string, allowance: Allowance): Promise<Verdict>;

  /** Lets go of connections. */
  abstract close(): Promise<void>;
}
