import { Injectable } from '@nestjs/common';
import { type AnyRoute, commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import { RateLimits } from '../limits';

const waitMessage = 'Please wait before trying again.';

/** Enforces the limit that a route's contract states. */
@Injectable()
export class RouteLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * @param caller the actor's id, or the client's address without a session
   * @throws AppError `request.limited` with the seconds to wait
   */
  async consume(route: AnyRoute, caller: string, address: string, body: unknown): Promise<void> {
    const limit = route.limit;
    if (!limit) return;
    const { action, max, windowMinutes } = limit;
    const field = limit.perBodyField ? (body as Record<string, unknown> | undefined)?.[limit.perBodyField] : undefined;
    const key = typeof field === 'string' ? field.trim().toLowerCase() : caller;
    await this.one(action, key, max, windowMinutes);
    if (limit.perAddress) await this.one(`${action}:address`, address, limit.perAddress, windowMinutes);
  }

  private async one(action: string, key: string, max: number, windowMinutes: number): Promise<void> {
    const { allowed, retryAfterSeconds } = await this.limits.consume(action, key, { max, windowMinutes });
    if (!allowed) throw new AppError(commonErrors['request.limited'], { detail: waitMessage, retryAfterSeconds });
  }
}
