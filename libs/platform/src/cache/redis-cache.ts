import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { Redis } from 'ioredis';
import { connectRedis } from '../redis';
import { Cache, wholeMilliseconds } from './cache';

const prefix = 'cache:';

/** In Redis, for all processes of the deployment. The connection reports cuts, so nothing here does. */
export class RedisCache extends Cache {
  private constructor(private readonly redis: Redis) {
    super();
  }

  /** @param url e.g. `redis://localhost:6379` */
  static async connect(url: string): Promise<RedisCache> {
    return new RedisCache(await connectRedis(url, 'cache'));
  }

  get(key: string): Promise<string | null> {
    return this.redis.get(prefix + key).catch(() => null);
  }

  async set(key: string, value: string, timeToLiveMilliseconds: number): Promise<void> {
    await this.redis.set(prefix + key, value, 'PX', wholeMilliseconds(timeToLiveMilliseconds)).catch(() => null);
  }

  async delete(key: string): Promise<void> {
    await this.redis.del(prefix + key).catch(unavailable);
  }

  async setIfAbsent(key: string, value: string, timeToLiveMilliseconds: number): Promise<boolean> {
    const milliseconds = wholeMilliseconds(timeToLiveMilliseconds);
    const answer = await this.redis.set(prefix + key, value, 'PX', milliseconds, 'NX').catch(unavailable);
    return answer === 'OK';
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }
}

function unavailable(cause: unknown): never {
  throw new AppError(commonErrors['service.unavailable'], { cause });
}
