import type { ServiceName } from '@vybac/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Hands a request, whose headers are already right, to the service that answers it. */
export interface Forwarder {
  forward(service: ServiceName, request: FastifyRequest, reply: FastifyReply): void | Promise<void>;
  close(): Promise<void>;
}
