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

/** Services in processes of their own are called over HTTP. */
export class HttpTransport implements ServiceTransport {
  constructor(private readonly origins: ReadonlyMap<ServiceName, string>) {}

  async send(request: ServiceRequest): Promise<{ status: number; body: string }> {
    const origin = this.origins.get(request.service);
    if (!origin) throw new Error(`SERVICE_URLS names no ${request.service}`);
    const answer = await fetch(origin + request.url, {
      method: request.method,
      headers: request.headers,
      signal: AbortSignal.timeout(request.timeLimitMilliseconds),
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    return { status: answer.status, body: await answer.text() };
  }
}

/** Reads `identity=http://identity:4000,…` of the configuration. */
export function serviceOrigins(pairs: readonly string[]): ReadonlyMap<ServiceName, string> {
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at) as ServiceName, pair.slice(at + 1).replace(/\/$/, '')];
    }),
  );
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
