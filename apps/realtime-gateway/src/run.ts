import {
  registerFarewell,
  registerHealth,
  registerMetrics,
  type Runnable,
  runProcess,
  type Runtime,
} from '@vybac/platform';
import fastifyFactory from 'fastify';
import { connectGateways } from './between-gateways';
import { attachRealtime } from './realtime';

/** Runs this process until it is told to stop. */
export function runRealtimeGateway(): Promise<void> {
  return runProcess('realtime-gateway', startRealtimeGateway);
}

async function startRealtimeGateway(runtime: Runtime): Promise<Runnable> {
  const fastify = fastifyFactory();
  registerMetrics(fastify, { service: 'realtime-gateway', token: runtime.config.METRICS_TOKEN });
  registerFarewell(fastify);
  registerHealth(fastify, runtime.parts);
  await fastify.ready();
  const gateways = await connectGateways(runtime.config.REDIS_URL ?? '');
  const realtime = await attachRealtime(fastify.server, runtime, gateways.adapter);
  return {
    listen: (port, host) => fastify.listen({ port, host }),
    close: async () => {
      await realtime.close();
      await fastify.close();
      gateways.close();
    },
  };
}
