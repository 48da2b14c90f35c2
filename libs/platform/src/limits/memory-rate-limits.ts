import { RateLimiterMemory } from 'rate-limiter-flexible';
import { LimiterSet, verdictOf } from './limiter-set';
import { RateLimits, type Allowance, type Verdict } from './rate-limits';

/** Counts within this process. */
export class MemoryRateLimits extends RateLimits {
  private readonly limiters = new LimiterSet((settings) => new RateLimiterMemory(settings));

  async consume(action: string, key: string, allowance: Allowance): Promise<Verdict> {
    return verdictOf(await this.limiters.count(action, key, allowance));
  }

  async close(): Promise<void> {
    // Nothing is held.
  }
}
