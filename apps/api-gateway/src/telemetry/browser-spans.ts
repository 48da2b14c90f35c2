import type { IncomingMessage } from 'node:http';
import { commonErrors } from '@vybac/contracts';
import { type BrowserSpan, browserSpans, browserSpansPath } from '@vybac/contracts/telemetry';
import { AppError, isTraceRecorded } from '@vybac/kit';
import { type RateLimits, tracesAddress, type TracingConfig } from '@vybac/platform';
import type { FastifyInstance } from 'fastify';

export interface BrowserSpansOptions {
  readonly tracing: TracingConfig;
  readonly limits: RateLimits;
  readonly addressOf: (request: IncomingMessage) => string;
}

const bodyLimit = 16 * 1024;
const allowance = { max: 120, windowMinutes: 1 };
const sendWithin = 5_000;
/** OTLP's number for who asks, as against who answers. */
const clientKind = 3;

/**
 * Hands on to the collector how browsers saw their requests: the beginning of each trace. Anybody may say so, hence it is
 * little, seldom, of a fixed form, and of traces that are recorded anyway.
 */
export function registerBrowserSpans(fastify: FastifyInstance, options: BrowserSpansOptions): void {
  const { tracing, limits, addressOf } = options;
  fastify.post(browserSpansPath, { bodyLimit }, async (request, reply) => {
    const { allowed, retryAfterSeconds } = await limits.consume('telemetry', addressOf(request.raw), allowance);
    if (!allowed) throw new AppError(commonErrors['request.limited'], { retryAfterSeconds });
    const told = browserSpans.safeParse(request.body);
    if (!told.success) throw new AppError(commonErrors['request.invalid']);
    const spans = told.data.spans.filter(({ traceId }) => isTraceRecorded(traceId, tracing.share));
    // The browser does not wait for the collector; what that misses, or refuses, shows in its own figures.
    if (spans.length > 0) void send(tracing, spans).catch(() => undefined);
    return reply.status(202).send();
  });
}

async function send(tracing: TracingConfig, spans: readonly BrowserSpan[]): Promise<void> {
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'browser' } }] };
  const scopeSpans = [{ scope: { name: 'vybac' }, spans: spans.map((span) => ({ ...span, kind: clientKind })) }];
  await fetch(tracesAddress(tracing), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
    signal: AbortSignal.timeout(sendWithin),
  });
}
