import { Agent, request as send } from 'node:http';
import type { ServiceName } from '@vybac/contracts';
import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
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

  forward(service: ServiceName, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const origin = this.origins.get(service);
    if (!origin) throw new AppError(commonErrors['service.unavailable']);
    const { promise, resolve, reject } = promiseWithResolvers();
    const options = { method: request.method, headers: request.raw.headers, agent: this.agent, timeout: timeLimit };
    const outgoing = send(new URL(request.raw.url ?? '/', origin), options, (answer) => {
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !hopByHop.has(name)) void reply.header(name, value);
      }
      void reply.status(answer.statusCode ?? 502).send(answer);
      answer.on('end', resolve).on('error', reject);
    });
    const unavailable = (cause: unknown) => reject(new AppError(commonErrors['service.unavailable'], { cause }));
    outgoing
      .on('error', unavailable)
      .on('timeout', () => outgoing.destroy(new Error(`${service} did not answer in time`)));
    reply.raw.on('close', () => outgoing.destroy());
    request.raw.pipe(outgoing);
    return promise;
  }

  async close(): Promise<void> {
    this.agent.destroy();
    return Promise.resolve();
  }
}

function promiseWithResolvers() {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((done, fail) => ([resolve, reject] = [done, fail]));
  return { promise, resolve, reject };
}
