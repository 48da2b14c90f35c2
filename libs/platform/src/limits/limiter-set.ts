import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Allowance, Verdict } from './rate-limits';

export interface LimiterSettings {
  readonly keyPrefix: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/** One limiter per action and allowance, made when first needed. */
export class LimiterSet {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(private readonly make: (settings: LimiterSettings) => RateLimiterAbstract) {}

  async consume(action: string, key: string, { max, windowMinutes }: Allowance): Promise<Verdict> {
    const name = `limit:${action}:${max}:${windowMinutes}`;
    const limiter =
      this.limiters.get(name) ?? this.make({ keyPrefix: name, points: max, duration: windowMinutes * 60 });
    this.limiters.set(name, limiter);
    try {
      await limiter.consume(key);
      return { allowed: true, retryAfterSeconds: 0 };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  }
}
