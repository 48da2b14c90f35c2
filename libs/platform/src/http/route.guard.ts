import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type AnyRoute, commonErrors } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { AppError } from '@vybac/kit';
import type { FastifyRequest } from 'fastify';
import { AccessTokens } from '../auth/access-tokens';
import { ServiceTokens } from '../auth/service-tokens';
import { clientAddressOf, stateOf } from './request-context';
import { inputOf } from './route-input';
import { RouteLimits } from './route-limits';
import { routeMetadata } from './route.decorator';

/** Recognises the caller, asks the route's contract whether they may call it, and validates what they send. */
@Injectable()
export class RouteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly accessTokens: AccessTokens,
    private readonly serviceTokens: ServiceTokens,
    private readonly limits: RouteLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const route = this.reflector.get<AnyRoute | undefined>(routeMetadata, context.getHandler());
    if (!route) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const state = stateOf(request);
    const actor = await this.callerOf(route, request);
    admit(route, actor);
    state.route = route;
    state.actor = actor;
    if (actor && state.context) state.context.actorId = actor.id;
    state.input = inputOf(route, request);
    // A command is charged where it is known whether it has already been dealt with.
    if (route.method === 'GET' && route.limit) {
      const address = clientAddressOf(request);
      await this.limits.consume(route, actor?.id ?? address, address, undefined);
    }
    return true;
  }

  /** Null is a visitor, or a service: one that asks for what everybody may see is a visitor. */
  private async callerOf(route: AnyRoute, request: FastifyRequest): Promise<Actor | null> {
    const token = bearerOf(request);
    const actor = token && route.access !== 'service' ? await this.accessTokens.read(token) : null;
    if (actor || (!token && route.access !== 'service')) return actor;
    if (token && (await this.serviceTokens.verify(token))) return null;
    throw new AppError(commonErrors[route.access === 'service' ? 'resource.missing' : 'session.invalid']);
  }
}

function admit(route: AnyRoute, actor: Actor | null): void {
  if (route.access === 'public' || route.access === 'service') return;
  if (!actor) throw new AppError(commonErrors['session.required']);
  if (route.access === 'user' && actor.kind !== 'user') throw new AppError(commonErrors['account.required']);
  if (route.access === 'admin' && !actor.roles.includes('admin')) throw new AppError(commonErrors['role.required']);
}

function bearerOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  return authorization === undefined ? undefined : /^Bearer (.+)$/i.exec(authorization)?.[1];
}
