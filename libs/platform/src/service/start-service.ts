import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { EventLogStrategy, OutboxBell, OutboxRelay } from '../events';
import { registerContext } from '../http/request-context';
import type { Runtime } from '../runtime/runtime';
import { registerMetrics } from '../telemetry';
import { registerFarewell } from './farewell';
import { registerHealth } from './health';
import { PlatformModule } from './platform.module';
import type { RunningService } from './running-service';
import type { ServiceDefinition } from './service-definition';

/** The largest JSON body any route takes; files go to the object store, not through services. */
const bodyLimit = 256 * 1024;

/**
 * Starts a service: one hybrid Nest application, HTTP on Fastify and reactions on the event log.
 *
 * @example
 * const listings = await startService(listingsService, await createRuntime(readPlatformConfig()));
 * await listings.listen(4102, '127.0.0.1');
 */
export async function startService(definition: ServiceDefinition, runtime: Runtime): Promise<RunningService> {
  const { name } = definition;
  const connection = await runtime.connect(name);
  runtime.parts.add('event-log', () => runtime.eventLog.isReachable());
  const bell = await OutboxBell.open(runtime.channel, name);
  const relay = new OutboxRelay({ service: name, log: runtime.eventLog, connection, bell });
  const strategy = new EventLogStrategy({ service: name, log: runtime.eventLog, connection, relay });

  class ServiceRoot {}
  const app = await NestFactory.create<NestFastifyApplication>(
    {
      module: ServiceRoot,
      imports: [
        PlatformModule.for(runtime, { name, connection, relay, deadLetters: strategy.deadLetters }),
        definition.module,
      ],
    },
    // While it closes, what still arrives on open connections is answered, not turned away.
    new FastifyAdapter({ bodyLimit, trustProxy: false, return503OnClosing: false }),
    { logger: ['warn', 'error', 'fatal'], abortOnError: false },
  );
  const fastify = app.getHttpAdapter().getInstance();
  registerContext(fastify);
  registerFarewell(fastify);
  registerMetrics(fastify, { service: name, token: runtime.config.METRICS_TOKEN });
  app.connectMicroservice({ strategy }, { inheritAppConfig: false });
  await app.init();
  // After it: reactions must not run before the indexes of onModuleInit stand.
  await app.startAllMicroservices();
  registerHealth(fastify, runtime.parts);
  // Without it the first unmatched URL would end the process.
  await fastify.ready();
  relay.start();
  runtime.inProcess?.register(name, fastify);
  new Logger('Service').debug(`${name} is up`);

  return {
    name,
    app,
    fastify,
    connection,
    listen: (port, host) => fastify.listen({ port, host }),
    close: async () => {
      await strategy.close();
      await relay.stop();
      await app.close();
      await connection.close();
    },
  };
}
