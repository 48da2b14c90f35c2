import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { connectRedis } from '../redis';
import { LimiterSet } from './limiter-set';
import { RateLimits, type Allowance, type Verdict } from './rate-limits';

/** Counts in Redis, for all processes; while Redis is cut each process counts for itself with the same allowance. */
export class RedisRateLimits extends RateLimits {
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

  consume(action: string, key: string, allowance: Allowance): Promise<Verdict> {
    return this.limiters.consume(action, key, allowance);
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }
}
