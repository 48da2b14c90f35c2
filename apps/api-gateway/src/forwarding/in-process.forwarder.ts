import { type ServiceName, commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { InProcessTransport } from '@vybac/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Forwarder } from './forwarder';

/** Embedded: the service's own router answers on the same connection. Costs microseconds; a proxy hop costs many more. */
export class InProcessForwarder implements Forwarder {
  private closing = false;

  constructor(private readonly services: InProcessTransport) {}

  forward(service: ServiceName, request: FastifyRequest, reply: FastifyReply): void {
    const target = this.services.find(service);
    if (!target) throw new AppError(commonErrors['service.unavailable']);
    // What the gateway's hooks have set would be lost on a hijacked reply.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    // Or closing would wait seconds for idle connections.
    if (this.closing) reply.raw.setHeader('connection', 'close');
    reply.hijack();
    target.routing(request.raw, reply.raw);
  }

  async close(): Promise<void> {
    this.closing = true;
    return Promise.resolve();
  }
}
