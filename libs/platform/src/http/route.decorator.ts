import {
  applyDecorators,
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import type { AnyRoute, HttpMethod } from '@vybac/contracts';
import type { FastifyRequest } from 'fastify';
import { CommandInterceptor } from './command.interceptor';
import { clientAddressOf, stateOf, toldAddressOf } from './request-context';

export const routeMetadata = 'vybac:route';

const methods: Readonly<Record<HttpMethod, (path: string) => MethodDecorator>> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  PATCH: Patch,
  DELETE: Delete,
};

/**
 * Serves a route of the contracts: its method, path, status, permission, validation, limits and idempotency.
 *
 * @example
 * @Route(showListing)
 * show(@Input() { params }: InputOf<typeof showListing>, @CurrentActor() actor: Actor | null) { … }
 */
export function Route(route: AnyRoute): MethodDecorator {
  // Nest takes a slower path for what has interceptors: reading, which is most of what is done, needs none.
  const command = route.method === 'GET' ? [] : [UseInterceptors(CommandInterceptor)];
  return applyDecorators(
    methods[route.method](route.path),
    HttpCode(route.status),
    SetMetadata(routeMetadata, route),
    ...command,
  );
}

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}

/** The validated `{ params, query, body }` of the route. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => stateOf(requestOf(context)).input);

/** Who is calling; null for a visitor, which only `public` routes meet. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext) => stateOf(requestOf(context)).actor ?? null,
);

/**
 * An id for what this command creates: the same one when the same actor sends the same Idempotency-Key again, so that even
 * a crash between the effect and its answer cannot create it twice.
 */
export const CommandId = createParamDecorator(
  (_: unknown, context: ExecutionContext) => stateOf(requestOf(context)).commandId,
);

/** The client's address, for limits and security events. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext) =>
  clientAddressOf(requestOf(context)),
);

/** The address of the visitor who is behind the question; undefined where a service asks for itself. */
export const VisitorAddress = createParamDecorator((_: unknown, context: ExecutionContext) =>
  toldAddressOf(requestOf(context)),
);
