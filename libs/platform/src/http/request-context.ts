import type { AnyRoute } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newContext, runInContext, type WorkContext } from '../context';
import { nameRequestSpan } from '../telemetry/spans';

/** What the platform keeps beside a request while it is dealt with. */
export interface RequestState {
  context?: WorkContext;
  /** Set once the caller may call it. */
  route?: AnyRoute;
  actor?: Actor | null;
  input?: { params: unknown; query: unknown; body: unknown };
  /** See {@link CommandId}. */
  commandId?: string;
}

const kept = Symbol('vybac request state');

export function stateOf(request: FastifyRequest): RequestState {
  return ((request.raw as { [kept]?: RequestState })[kept] ??= {});
}

/** Lets every request of a service be dealt with in a context of its own, which continues the caller's trace. */
export function registerContext(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) => {
    const context = newContext({ traceparent: request.headers['traceparent'] as string | undefined });
    stateOf(request).context = context;
    nameRequestSpan(request.method, request.routeOptions.url ?? 'unmatched');
    runInContext(context, done);
  });
}

export function contextOf(request: FastifyRequest): WorkContext | undefined {
  return stateOf(request).context;
}

/**
 * The address of the client: as the gateway saw it, or the peer of a direct connection. Services are reached only through
 * the gateway, which overwrites the header.
 */
export function clientAddressOf(request: FastifyRequest): string {
  return toldAddressOf(request) ?? request.raw.socket.remoteAddress ?? 'unknown';
}

/** The address of the client as the gateway saw it; undefined where a service asks for itself. */
export function toldAddressOf(request: FastifyRequest): string | undefined {
  const told = request.headers['x-client-address'];
  return typeof told === 'string' ? told : undefined;
}
