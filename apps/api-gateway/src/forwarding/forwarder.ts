import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '@vybac/contracts';
import type { HeaderList } from '../security/security-headers';

/** Hands a request, whose headers are already right, to the service that answers it. */
export interface Forwarder {
  /**
   * Done when the answer is. @throws AppError `service.unavailable`, before anything was answered
   * @param added goes out beside the service's own headers
   */
  forward(service: ServiceName, request: IncomingMessage, response: ServerResponse, added: HeaderList): Promise<void>;
}
