import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '@vybac/contracts';

/** Hands a request, whose headers are already right, to the service that answers it. */
export interface Forwarder {
  /** Done when the answer is. @throws AppError `service.unavailable`, before anything was answered */
  forward(service: ServiceName, request: IncomingMessage, response: ServerResponse): Promise<void>;
}
