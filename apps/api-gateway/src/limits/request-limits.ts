import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { commonErrors } from '@vybac/contracts';
import { AppError, type Clock } from '@vybac/kit';
import type { Cache, RateLimits } from '@vybac/platform';
import { LRUCache } from 'lru-cache';

/**
 * Commands and queries of one actor, or of one address without a session, in a minute: far above what people do. Crawlers come
 * as often as they are let, and a part of the sitemap is thousands of listings.
 */
const allowances = {
  command: { max: 600, windowMinutes: 1 },
  query: { max: 3_000, windowMinutes: 1 },
  crawl: { max: 120, windowMinutes: 1 },
} as const;
export type Asked = keyof typeof allowances;
const rememberKeysFor = 60 * 60 * 1_000;
const rememberedRefusals = 10_000;
/** Milliseconds that each further refusal keeps its caller's connection busy, so that a flood comes no faster. */
const hold = 25;

/**
 * Keeps one caller from crowding out the others; who goes on after a refusal waits a little for each further one. A command sent
 * again with its Idempotency-Key is charged once: it has one effect. What particular actions allow stands in their contracts and is
 * enforced by the services.
 */
export class RequestLimits {
  /** Until when (milliseconds since 1970) a caller is refused without being counted again. */
  private readonly refused = new LRUCache<string, number>({ max: rememberedRefusals });

  constructor(
    private readonly limits: RateLimits,
    private readonly cache: Cache,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `request.limited` */
  async consume(request: IncomingMessage, caller: string, kind: Asked = kindOf(request)): Promise<void> {
    const key = request.headers['idempotency-key'];
    if (kind === 'command' && typeof key === 'string' && key !== '' && (await this.seen(caller, key))) return;
    const counted = `${kind} ${caller}`;
    const refusedUntil = this.refused.get(counted);
    if (refusedUntil !== undefined) {
      const wait = refusedUntil - this.clock.now().getTime();
      if (wait > 0) {
        await pause(hold);
        throw tooMany(Math.ceil(wait / 1_000));
      }
      this.refused.delete(counted);
    }
    const { allowed, retryAfterSeconds } = await this.limits.consume(`gateway:${kind}`, caller, allowances[kind]);
    if (allowed) return;
    this.refused.set(counted, this.clock.now().getTime() + retryAfterSeconds * 1_000);
    throw tooMany(retryAfterSeconds);
  }

  private async seen(caller: string, key: string): Promise<boolean> {
    const isNew = await this.cache
      .setIfAbsent(`gateway:key:${caller}:${key.slice(0, 200)}`, '1', rememberKeysFor)
      .catch(() => true);
    return !isNew;
  }
}

function kindOf({ method }: IncomingMessage): Asked {
  return method === 'GET' || method === 'HEAD' ? 'query' : 'command';
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError(commonErrors['request.limited'], {
    detail: 'Please wait before trying again.',
    retryAfterSeconds,
  });
}
