import { z } from 'zod';

/** Where traces go and how many of them. Standard names, so that what operators know of OpenTelemetry holds here. */
export interface TracingConfig {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: the collector, e.g. `http://collector:4318`. */
  readonly endpoint: string;
  /** `OTEL_TRACES_SAMPLER_ARG`: the share of traces that is recorded, from 0 to 1; all when left out. */
  readonly share: number;
}

const share = z.coerce.number().min(0).max(1);

/**
 * Undefined when no collector is configured: then nothing is loaded and nothing is traced.
 * @throws Error when the share is no number from 0 to 1
 */
export function readTracingConfig(environment: NodeJS.ProcessEnv = process.env): TracingConfig | undefined {
  const endpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT']?.replace(/\/$/, '');
  if (!endpoint) return undefined;
  const given = share.safeParse(environment['OTEL_TRACES_SAMPLER_ARG'] || 1);
  if (!given.success) throw new Error('OTEL_TRACES_SAMPLER_ARG: a number from 0 to 1 is needed');
  return { endpoint, share: given.data };
}

/** The address of the collector that takes traces. */
export function tracesAddress({ endpoint }: TracingConfig): string {
  return `${endpoint}/v1/traces`;
}
