import { timingSafeEqual } from 'node:crypto';
import { commonErrors } from '@vybac/contracts';
import { AppError } from '@vybac/kit';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/**
 * The figures of this process, for Prometheus. Whoever has something to show registers it here.
 *
 * @example
 * new Gauge({ name: 'vybac_outbox_lag_seconds', help: 'Age of the oldest unpublished event', registers: [metrics] });
 */
export const metrics = new Registry();

// Looking at the event loop ten times a second is enough, and costs an idle process nothing to speak of.
collectDefaultMetrics({ register: metrics, eventLoopMonitoringPrecision: 100 });

const requestDuration = new Histogram({
  name: 'vybac_http_request_duration_seconds',
  help: 'From the request to the last byte of the answer',
  labelNames: ['service', 'method', 'route', 'status'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

export interface Answered {
  readonly service: string;
  readonly method: string;
  /** The route's pattern and never the address itself: that would be a series per listing. */
  readonly route: string;
  readonly status: number;
}

/** Counts one answered request. @param milliseconds from the request to the last byte of the answer */
export function countAnswer(answered: Answered, milliseconds: number): void {
  requestDuration.observe(answered, milliseconds / 1000);
}

export interface MetricsOptions {
  /** Names the service in the figures: one process may hold several. */
  readonly service: string;
  /** What Prometheus must present as bearer token; without one `/metrics` does not exist. */
  readonly token?: string | undefined;
}

/**
 * Measures every request, and answers `GET /metrics` when there is a token. Call it before routes are registered in scopes of their own: a scope
 * takes the hooks that stand when it is made.
 */
export function registerMetrics(fastify: FastifyInstance, { service, token }: MetricsOptions): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    countAnswer({ service, method: request.method, route, status: reply.statusCode }, reply.elapsedTime);
    done();
  });
  if (token) serveMetrics(fastify, token);
}

/** Answers `GET /metrics` to whoever presents the token. */
export function serveMetrics(fastify: FastifyInstance, token: string): void {
  fastify.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new AppError(commonErrors['resource.missing']);
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
