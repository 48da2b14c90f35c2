import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { connectRedis } from '../redis';
import { Leeway } from './leeway';
import { LimiterSet, verdictOf } from './limiter-set';
import { RateLimits, type Allowance, type Verdict } from './rate-limits';

/**
 * Counts in Redis, for all processes; who is far from a generous allowance does not wait for the count. While Redis is cut
 * each process counts for itself with the same allowance.
 */
export class RedisRateLimits extends RateLimits {
  private readonly leeway = new Leeway();
  private readonly limiters = new LimiterSet(
    (settings) =>
      new RateLimiterRedis({
        ...settings,
        storeClient: this.redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(settings),
        // Who goes on after a refusal is refused without asking Redis again: a flood costs it nothing.
        inMemoryBlockOnConsumed: settings.points + 1,
      }),
  );

  private constructor(private readonly redis: Redis) {
    super();
  }

  static async connect(url: string): Promise<RedisRateLimits> {
    return new RedisRateLimits(await connectRedis(url, 'rate limits'));
  }

  async consume(action: string, key: string, allowance: Allowance): Promise<Verdict> {
    const who = `${action} ${allowance.max} ${allowance.windowMinutes} ${key}`;
    const isFree = this.leeway.allows(who, allowance.max);
    const verdict = this.limiters.count(action, key, allowance).then((count) => {
      this.leeway.hear(who, count.consumed, count.remaining);
      return verdictOf(count);
    });
    if (!isFree) return verdict;
    // It goes on by itself, and does not fail: what Redis cannot count this process counts.
    verdict.catch(() => undefined);
    return { allowed: true, retryAfterSeconds: 0 };
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }
}
