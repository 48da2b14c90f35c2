import { setTimeout as pause } from 'node:timers/promises';
import { isTraceRecorded } from '@vybac/kit';
import { readTracingConfig, tracesAddress, type TracingConfig } from './telemetry.config';

const patienceAtTheEnd = 2_000;

/** What is left to send when the process ends. */
let stopTracing: (() => Promise<void>) | undefined;

/**
 * Traces HTTP, MongoDB and Redis calls beside our own spans (`spans.ts`) and sends them to an OpenTelemetry collector.
 *
 * Await it before anything else is imported: a library that is already loaded is not traced. Hence its own entry,
 * which loads nothing of the platform.
 *
 * @param config without one nothing is loaded and nothing is traced
 * @example
 * import { startTelemetry } from '@vybac/platform/telemetry';
 * await startTelemetry('listings', readTracingConfig());
 * const { run } = await import('./run');
 */
export async function startTelemetry(serviceName: string, config: TracingConfig | undefined): Promise<void> {
  if (!config) return;
  const { NodeSDK, core, tracing } = await import('@opentelemetry/sdk-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { RECORD_AND_SAMPLED, NOT_RECORD } = tracing.SamplingDecision;
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new OTLPTraceExporter({ url: tracesAddress(config) }),
    instrumentations: await instrumentations(),
    // A request from outside is believed its ids, so that it may begin a trace: neither baggage nor whether it is recorded.
    textMapPropagator: new core.W3CTraceContextPropagator(),
    sampler: {
      shouldSample: (_context, traceId) => ({
        decision: isTraceRecorded(traceId, config.share) ? RECORD_AND_SAMPLED : NOT_RECORD,
      }),
    },
    // Metrics go through Prometheus, logs to the standard output.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  stopTracing = () => sdk.shutdown();
}

/** Sends what is still held, for two seconds at most, then stops: the last thing that a process does. Never rejects. */
export async function stopTelemetry(): Promise<void> {
  if (!stopTracing) return;
  // A collector that is away must not keep a process from its end.
  await Promise.race([stopTracing().catch(() => undefined), pause(patienceAtTheEnd, undefined, { ref: false })]);
  stopTracing = undefined;
}

/**
 * Runs a process with tracing, when its configuration names a collector: what `main.ts` of every process does.
 *
 * @param run loads the rest by `import()`, so that nothing is loaded before tracing is in place
 * @example
 * void traced('listings', async () => (await import('./run')).run());
 */
export async function traced(serviceName: string, run: () => Promise<void>): Promise<void> {
  try {
    await startTelemetry(serviceName, readTracingConfig());
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  }
}

async function instrumentations() {
  const [http, mongodb, ioredis] = await Promise.all([
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-mongodb'),
    import('@opentelemetry/instrumentation-ioredis'),
  ]);
  // Polling for events and jobs would drown everything else: only what belongs to a request or event is of interest.
  return [
    new http.HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url }) => /^\/(health\/|metrics$|api\/telemetry\/)/.test(url ?? ''),
      requireParentforOutgoingSpans: true,
      // What people search for and sign up with is theirs.
      redactedQueryParamsServer: ['q', 'email', 'token', 'username', 'signature'],
    }),
    new mongodb.MongoDBInstrumentation({ requireParentSpan: true }),
    new ioredis.IORedisInstrumentation({ requireParentSpan: true }),
  ];
}
