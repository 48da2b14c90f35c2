import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ServiceName, commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { InProcessTransport } from '@vybac/platform';
import { type HeaderList, setHeaders } from '../security/security-headers';
import type { Forwarder } from './forwarder';

/** Embedded: the service's own router answers on the same connection. Costs microseconds; a proxy hop costs many more. */
export class InProcessForwarder implements Forwarder {
  constructor(private readonly services: InProcessTransport) {}

  forward(service: ServiceName, request: IncomingMessage, response: ServerResponse, added: HeaderList): Promise<void> {
    setHeaders(response, added);
    const target = this.services.find(service);
    if (!target) return Promise.reject(new AppError(commonErrors['service.unavailable']));
    return new Promise((resolve) => {
      response.once('close', resolve);
      target.routing(request, response);
    });
  }
}
