import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type AnyRoute, commonErrors } from '@vybac/contracts';
import { AppError, Ids } from '@vybac/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Idempotency } from './idempotency';
import { clientAddressOf, stateOf } from './request-context';
import { RouteLimits } from './route-limits';

/** Between a command and its controller: one effect per Idempotency-Key, charged once against its limit. */
@Injectable()
export class CommandInterceptor implements NestInterceptor {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly limits: RouteLimits,
    private readonly ids: Ids,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = execution.switchToHttp();
    return from(this.serve(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), next));
  }

  private async serve(request: FastifyRequest, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    const state = stateOf(request);
    const { route, input } = state;
    if (!route) throw new Error('A command is a route of the contracts');
    const address = clientAddressOf(request);
    const caller = state.actor?.id ?? address;
    const work = async (): Promise<unknown> => {
      await this.limits.consume(route, caller, address, input?.body);
      return lastValueFrom(next.handle(), { defaultValue: undefined });
    };
    const key = keyOf(route, request);
    if (!key) {
      state.commandId = this.ids.next();
      return work();
    }
    const command = { caller, route: `${route.method} ${route.path}`, key, input };
    state.commandId = this.idempotency.commandIdOf(command);
    return this.idempotency.once(command, work, reply);
  }
}

function keyOf(route: AnyRoute, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (route.secret || typeof key !== 'string' || key === '') return undefined;
  if (key.length > 200)
    throw new AppError(commonErrors['request.invalid'], { fields: { 'idempotency-key': 'Too long' } });
  return key;
}
