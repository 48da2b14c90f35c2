import type { Actor } from '@vybac/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type { WorkContext } from '../context';

/** What the platform keeps beside a request while it is dealt with. */
export interface RequestState {
  context?: WorkContext;
  actor?: Actor | null;
  byService?: boolean;
  input?: { params: unknown; query: unknown; body: unknown };
  /** See {@link CommandId}. */
  commandId?: string;
}

const states = new WeakMap<object, RequestState>();

export function stateOf(request: FastifyRequest): RequestState {
  const raw = request.raw;
  let state = states.get(raw);
  if (!state) states.set(raw, (state = {}));
  return state;
}

export function contextOf(request: FastifyRequest): WorkContext | undefined {
  return stateOf(request).context;
}

/**
 * The address of the client: as the gateway saw it, or the peer of a direct connection. Services are reached only through
 * the gateway, which overwrites the header.
 */
export function clientAddressOf(request: FastifyRequest): string {
  const told = request.headers['x-client-address'];
  return typeof told === 'string' ? told : (request.raw.socket.remoteAddress ?? 'unknown');
}
