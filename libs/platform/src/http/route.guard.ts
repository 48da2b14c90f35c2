import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type AnyRoute, commonErrors } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { AppError } from '@vybac/kit';
import type { FastifyRequest } from 'fastify';
import { AccessTokens } from '../auth/access-tokens';
import { ServiceTokens } from '../auth/service-tokens';
import { stateOf } from './request-context';
import { routeMetadata } from './route.decorator';

/** Recognises the caller and asks the route's contract whether they may call it. */
@Injectable()
export class RouteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly accessTokens: AccessTokens,
    private readonly serviceTokens: ServiceTokens,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const route = this.reflector.get<AnyRoute | undefined>(routeMetadata, context.getHandler());
    if (!route) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = bearerOf(request);
    if (route.access === 'service') return this.admitService(token);
    const actor = token ? await this.accessTokens.read(token) : null;
    // A service that asks for what everybody may see is a visitor.
    if (token && !actor && !(await this.serviceTokens.verify(token)))
      throw new AppError(commonErrors['session.invalid']);
    stateOf(request).actor = actor;
    admit(route, actor);
    return true;
  }

  private async admitService(token: string | undefined): Promise<boolean> {
    if (token && (await this.serviceTokens.verify(token))) return true;
    throw new AppError(commonErrors['resource.missing']);
  }
}

function admit(route: AnyRoute, actor: Actor | null): void {
  if (route.access === 'public') return;
  if (!actor) throw new AppError(commonErrors['session.required']);
  if (route.access === 'user' && actor.kind !== 'user') throw new AppError(commonErrors['account.required']);
  if (route.access === 'admin' && !actor.roles.includes('admin')) throw new AppError(commonErrors['role.required']);
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
