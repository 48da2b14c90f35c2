import fastifyFactory from 'fastify';
import { serveMetrics } from './metrics';

export interface MetricsDoor {
  close(): Promise<void>;
}

/** Opens `/metrics` at a port of its own: for a process whose other port is public. */
export async function openMetricsDoor(port: number, host: string, token: string): Promise<MetricsDoor> {
  const door = fastifyFactory({ forceCloseConnections: true });
  serveMetrics(door, token);
  await door.listen({ port, host });
  return { close: () => door.close() };
}
