import { RateLimiterMemory } from 'rate-limiter-flexible';
import { LimiterSet } from './limiter-set';
import { RateLimits, type Allowance, type Verdict } from './rate-limits';

/** Counts within this process. */
export class MemoryRateLimits extends RateLimits {
  private readonly limiters = new LimiterSet((settings) => new RateLimiterMemory(settings));

  consume(action: string, key: string, allowance: Allowance): Promise<Verdict> {
    return this.limiters.consume(action, key, allowance);
  }

  async close(): Promise<void> {
    // Nothing is held.
  }
}
