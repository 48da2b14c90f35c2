/** Where traces go, e.g. `http://collector:4318`; nowhere when it is not set. Read before anything else is loaded. */
export function tracingEndpoint(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return environment['OTEL_EXPORTER_OTLP_ENDPOINT'] || undefined;
}
