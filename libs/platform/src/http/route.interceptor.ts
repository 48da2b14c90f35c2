import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type AnyRoute, commonErrors } from '@vybac/contracts';
import { AppError, Ids } from '@vybac/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { z } from 'zod';
import { newContext, runInContext } from '../context';
import { Idempotency } from './idempotency';
import { clientAddressOf, stateOf } from './request-context';
import { RouteLimits } from './route-limits';
import { routeMetadata } from './route.decorator';

export abstract class HttpOptions {
  /** Checks answers against their contracts as well: on in tests, off where people wait. */
  abstract readonly validateResponses: boolean;
}

/** Between a request and its controller: context, validation, one effect per Idempotency-Key, limits. */
@Injectable()
export class RouteInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: Idempotency,
    private readonly limits: RouteLimits,
    private readonly ids: Ids,
    private readonly options: HttpOptions,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (execution.getType() !== 'http') return next.handle();
    const route = this.reflector.get<AnyRoute | undefined>(routeMetadata, execution.getHandler());
    if (!route) return next.handle();
    const http = execution.switchToHttp();
    return from(this.serve(route, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), next));
  }

  private async serve(
    route: AnyRoute,
    request: FastifyRequest,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<unknown> {
    const state = stateOf(request);
    const { traceparent } = request.headers;
    state.context = newContext({
      ...(typeof traceparent === 'string' ? { traceparent } : {}),
      ...(state.actor ? { actorId: state.actor.id } : {}),
    });
    state.input = inputOf(route, request);
    const caller = state.actor?.id ?? clientAddressOf(request);
    const key = keyOf(route, request);
    const work = async (): Promise<unknown> => {
      await this.limits.consume(route, caller, clientAddressOf(request), state.input?.body);
      return this.checked(route, await lastValueFrom(next.handle(), { defaultValue: undefined }));
    };
    return runInContext(state.context, async () => {
      if (!key) {
        // Reading creates nothing: pages are too frequent to draw an id for each.
        if (route.method !== 'GET') state.commandId = this.ids.next();
        return work();
      }
      const command = { caller, route: `${route.method} ${route.path}`, key, input: state.input };
      state.commandId = this.idempotency.commandIdOf(command);
      return this.idempotency.once(command, work, reply);
    });
  }

  private checked(route: AnyRoute, answer: unknown): unknown {
    if (!this.options.validateResponses || answer instanceof Buffer) return answer;
    return route.output.parse(answer);
  }
}

function keyOf(route: AnyRoute, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (route.method === 'GET' || route.secret || typeof key !== 'string' || key === '') return undefined;
  if (key.length > 200)
    throw new AppError(commonErrors['request.invalid'], { fields: { 'idempotency-key': 'Too long' } });
  return key;
}

function inputOf(route: AnyRoute, request: FastifyRequest) {
  return {
    params: parsed(route.params, request.params),
    query: parsed(route.query, request.query),
    body: parsed(route.body, request.body ?? (route.body ? {} : undefined)),
  };
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message]),
  );
  throw new AppError(commonErrors['request.invalid'], { fields });
}
