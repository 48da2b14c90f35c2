import { tracingEndpoint } from './telemetry.config';

export interface TelemetryConfig {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`, e.g. `http://collector:4318`; without it nothing is loaded and nothing is traced. */
  readonly endpoint: string | undefined;
}

export interface Telemetry {
  /** Sends what is still held, then stops. */
  close(): Promise<void>;
}

/**
 * Traces HTTP, MongoDB, Redis and Kafka calls and sends them to an OpenTelemetry collector.
 *
 * Await it before anything else is imported: a library that is already loaded is not traced. Hence its own entry,
 * which loads nothing of the platform.
 *
 * @example
 * import { startTelemetry } from '@vybac/platform/telemetry';
 * const telemetry = await startTelemetry('listings', { endpoint });
 * const { run } = await import('./run');
 */
export async function startTelemetry(serviceName: string, { endpoint }: TelemetryConfig): Promise<Telemetry> {
  if (!endpoint) return { close: () => Promise.resolve() };
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const sdk = new NodeSDK({
    serviceName,
    traceExporter: new OTLPTraceExporter({ url: new URL('v1/traces', `${endpoint.replace(/\/$/, '')}/`).href }),
    instrumentations: await instrumentations(),
    // Metrics go through Prometheus, logs to the standard output.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  return { close: () => sdk.shutdown() };
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
    await startTelemetry(serviceName, { endpoint: tracingEndpoint() });
    await run();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  }
}

async function instrumentations() {
  const [http, mongodb, ioredis, kafkajs] = await Promise.all([
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-mongodb'),
    import('@opentelemetry/instrumentation-ioredis'),
    import('@opentelemetry/instrumentation-kafkajs'),
  ]);
  return [
    new http.HttpInstrumentation({ ignoreIncomingRequestHook: ({ url }) => /^\/(health\/|metrics$)/.test(url ?? '') }),
    // Polling for events and jobs would drown everything else: only what belongs to a request or event is of interest.
    new mongodb.MongoDBInstrumentation({ requireParentSpan: true }),
    new ioredis.IORedisInstrumentation({ requireParentSpan: true }),
    new kafkajs.KafkaJsInstrumentation(),
  ];
}
