import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { connectRedis } from '../redis';
import { Leeway } from './leeway';
import { type Count, LimiterSet, verdictOf } from './limiter-set';
import { RateLimits, type Allowance, type Verdict } from './rate-limits';

/** Acts that were let go and that Redis does not know of yet. */
interface Owed {
  readonly action: string;
  readonly key: string;
  readonly allowance: Allowance;
  acts: number;
}

/** Milliseconds. */
const settleEvery = 500;

/**
 * Counts in Redis, for all processes; who is far from a generous allowance does not wait for the count, and their acts are
 * counted together a moment later. While Redis is cut each process counts for itself with the same allowance.
 */
export class RedisRateLimits extends RateLimits {
  private readonly leeway = new Leeway();
  private readonly owed = new Map<string, Owed>();
  // It turns from the beginning: one that a request began would belong to that request's trace.
  private readonly settling = setInterval(() => this.settle(), settleEvery).unref();
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
    const owed = this.owed.get(who) ?? { action, key, allowance, acts: 0 };
    owed.acts += 1;
    if (!this.leeway.allows(who, allowance.max)) return verdictOf(await this.pay(who, owed));
    this.owed.set(who, owed);
    return { allowed: true, retryAfterSeconds: 0 };
  }

  async close(): Promise<void> {
    clearInterval(this.settling);
    this.redis.disconnect();
  }

  private settle(): void {
    // Nobody waits for these, and none fails: what Redis cannot count this process counts.
    for (const [who, owed] of this.owed) this.pay(who, owed).catch(() => undefined);
  }

  private async pay(who: string, { action, key, allowance, acts }: Owed): Promise<Count> {
    this.owed.delete(who);
    const count = await this.limiters.count(action, key, allowance, acts);
    this.leeway.hear(who, count.consumed + (this.owed.get(who)?.acts ?? 0), count.remaining);
    return count;
  }
}
