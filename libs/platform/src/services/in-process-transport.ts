import type { ServiceName } from '@vybac/contracts';
import type { FastifyInstance } from 'fastify';
import type { ServiceRequest, ServiceTransport } from './service-client';

/** Services of one process call each other's Fastify instance: no network. */
export class InProcessTransport implements ServiceTransport {
  private readonly services = new Map<ServiceName, FastifyInstance>();

  register(service: ServiceName, instance: FastifyInstance): void {
    this.services.set(service, instance);
  }

  find(service: ServiceName): FastifyInstance | undefined {
    return this.services.get(service);
  }

  close(): void {
    // Nothing is held.
  }

  async send(request: ServiceRequest): Promise<{ status: number; body: string }> {
    const instance = this.services.get(request.service);
    if (!instance) throw new Error(`The service ${request.service} is not up`);
    const answer = await withTimeLimit(
      instance.inject({
        method: request.method as 'GET',
        url: request.url,
        headers: request.headers,
        ...(request.body === undefined ? {} : { payload: request.body }),
      }),
      request.timeLimitMilliseconds,
    );
    return { status: answer.statusCode, body: answer.body };
  }
}

async function withTimeLimit<Value>(work: PromiseLike<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
