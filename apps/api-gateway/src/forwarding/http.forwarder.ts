import { Agent, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ServiceName } from '@vybac/contracts';
import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { Forwarder } from './forwarder';

const timeLimit = 30_000;
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-authenticate',
]);

/** Distributed: streams the request to the service's process and its answer back. */
export class HttpForwarder implements Forwarder {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 256 });

  constructor(private readonly origins: ReadonlyMap<ServiceName, string>) {}

  async forward(service: ServiceName, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = this.origins.get(service);
    if (!origin) throw new AppError(commonErrors['service.unavailable']);
    const answer = await this.ask(service, new URL(request.url ?? '/', origin), request, response);
    response.statusCode = answer.statusCode ?? 502;
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !hopByHop.has(name)) response.setHeader(name, value);
    }
    // Broken off midway there is nobody left to tell: the client sees that the answer is not whole.
    await pipeline(answer, response).catch(() => response.destroy());
  }

  private ask(
    service: ServiceName,
    address: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const options = { method: request.method, headers: request.headers, agent: this.agent, timeout: timeLimit };
      const outgoing = send(address, options, resolve);
      outgoing
        .on('error', (cause) => reject(new AppError(commonErrors['service.unavailable'], { cause })))
        .on('timeout', () => outgoing.destroy(new Error(`${service} did not answer in time`)));
      response.once('close', () => outgoing.destroy());
      request.pipe(outgoing);
    });
  }

  async close(): Promise<void> {
    this.agent.destroy();
    return Promise.resolve();
  }
}
