import { registerHealth, registerMetrics, type Runnable, runProcess, type Runtime } from '@vybac/platform';
import fastifyFactory from 'fastify';
import { attachRealtime } from './realtime';

/** Runs this process until it is told to stop. */
export function runRealtimeGateway(): Promise<void> {
  return runProcess('realtime-gateway', startRealtimeGateway);
}

async function startRealtimeGateway(runtime: Runtime): Promise<Runnable> {
  const fastify = fastifyFactory();
  registerMetrics(fastify, { service: 'realtime-gateway', token: runtime.config.METRICS_TOKEN });
  registerHealth(fastify, runtime.parts);
  await fastify.ready();
  const realtime = await attachRealtime(fastify.server, runtime);
  return {
    listen: (port, host) => fastify.listen({ port, host }),
    close: async () => {
      await realtime.close();
      await fastify.close();
    },
  };
}
