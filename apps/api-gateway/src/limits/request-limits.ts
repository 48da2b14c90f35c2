import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { Cache, RateLimits } from '@vybac/platform';
import type { FastifyRequest } from 'fastify';

/** Commands and queries of one actor, or of one address without a session, in a minute. Far above what people do. */
const allowances = {
  command: { max: 600, windowMinutes: 1 },
  query: { max: 3_000, windowMinutes: 1 },
} as const;
const rememberKeysFor = 60 * 60 * 1_000;

/**
 * Keeps one caller from crowding out the others. A command sent again with its Idempotency-Key is charged once: it has one
 * effect. What particular actions allow stands in their contracts and is enforced by the services.
 */
export class RequestLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly cache: Cache,
  ) {}

  /** @throws AppError `request.limited` */
  async consume(request: FastifyRequest, caller: string): Promise<void> {
    const kind = request.method === 'GET' || request.method === 'HEAD' ? 'query' : 'command';
    const key = request.headers['idempotency-key'];
    if (kind === 'command' && typeof key === 'string' && key !== '' && (await this.seen(caller, key))) return;
    const { allowed, retryAfterSeconds } = await this.limits.consume(`gateway:${kind}`, caller, allowances[kind]);
    if (!allowed) {
      throw new AppError(commonErrors['request.limited'], {
        detail: 'Please wait before trying again.',
        retryAfterSeconds,
      });
    }
  }

  private async seen(caller: string, key: string): Promise<boolean> {
    const isNew = await this.cache
      .setIfAbsent(`gateway:key:${caller}:${key.slice(0, 200)}`, '1', rememberKeysFor)
      .catch(() => true);
    return !isNew;
  }
}
