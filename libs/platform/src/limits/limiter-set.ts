import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Allowance, Verdict } from './rate-limits';

export interface LimiterSettings {
  readonly keyPrefix: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/** How a count stands after some more acts. */
export interface Count {
  readonly allowed: boolean;
  readonly consumed: number;
  /** Until the window closes, in milliseconds. */
  readonly remaining: number;
}

/** One limiter per action and allowance, made when first needed. */
export class LimiterSet {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(private readonly make: (settings: LimiterSettings) => RateLimiterAbstract) {}

  async count(action: string, key: string, { max, windowMinutes }: Allowance, acts = 1): Promise<Count> {
    const name = `limit:${action}:${max}:${windowMinutes}`;
    const limiter =
      this.limiters.get(name) ?? this.make({ keyPrefix: name, points: max, duration: windowMinutes * 60 });
    this.limiters.set(name, limiter);
    try {
      return countOf(await limiter.consume(key, acts), true);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return countOf(refusal, false);
    }
  }
}

function countOf({ consumedPoints, msBeforeNext }: RateLimiterRes, allowed: boolean): Count {
  return { allowed, consumed: consumedPoints, remaining: msBeforeNext };
}

export function verdictOf({ allowed, remaining }: Count): Verdict {
  return { allowed, retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil(remaining / 1_000)) };
}
