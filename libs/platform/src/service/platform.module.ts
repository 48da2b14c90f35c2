import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { Clock, Ids } from '@vybac/kit';
import type { Connection } from 'mongoose';
import { AccessTokens } from '../auth/access-tokens';
import { ServiceTokens } from '../auth/service-tokens';
import { Cache } from '../cache';
import { Channel } from '../channel';
import { DeadLetters, EventLog, Outbox, OutboxRelay, ReactionsAreControllers } from '../events';
import { AnswerCheck } from '../http/answer-check.interceptor';
import { Idempotency } from '../http/idempotency';
import { ProblemFilter } from '../http/problem.filter';
import { RouteGuard } from '../http/route.guard';
import { RouteLimits } from '../http/route-limits';
import { Jobs } from '../jobs/jobs';
import { RateLimits } from '../limits';
import { Mail } from '../mail';
import { Cursors } from '../mongo/cursor';
import { Database } from '../mongo/database';
import { ObjectStore } from '../objects';
import { RealtimePublisher } from '../realtime';
import type { Runtime } from '../runtime/runtime';
import { PlatformSettings } from '../runtime/platform-settings';
import { ServiceClient } from '../services/service-client';

/** What every service may inject, and what stands between its routes and the world. */
@Module({})
export class PlatformModule {
  static for(
    runtime: Runtime,
    service: { name: string; connection: Connection; relay: OutboxRelay; deadLetters: DeadLetters },
  ): DynamicModule {
    const ports: Provider[] = [
      { provide: Clock, useValue: runtime.clock },
      { provide: Ids, useValue: runtime.ids },
      { provide: EventLog, useValue: runtime.eventLog },
      { provide: Cache, useValue: runtime.cache },
      { provide: Channel, useValue: runtime.channel },
      { provide: RateLimits, useValue: runtime.limits },
      { provide: ObjectStore, useValue: runtime.objects },
      { provide: Mail, useValue: runtime.mail },
      { provide: RealtimePublisher, useValue: runtime.realtime },
      { provide: ServiceClient, useValue: runtime.clientFor(service.name) },
      { provide: ServiceTokens, useValue: runtime.tokensFor(service.name) },
      { provide: Cursors, useValue: new Cursors(runtime.secret) },
      { provide: PlatformSettings, useValue: PlatformSettings.of(runtime.config) },
      { provide: Database, useValue: new Database(service.connection) },
      { provide: OutboxRelay, useValue: service.relay },
      { provide: DeadLetters, useValue: service.deadLetters },
      {
        provide: AccessTokens,
        inject: [ServiceClient, Clock],
        useFactory: (client: ServiceClient, clock: Clock) => new AccessTokens(client, clock),
      },
    ];
    const services: Provider[] = [Outbox, Idempotency, RouteLimits];
    return {
      global: true,
      module: PlatformModule,
      imports: [DiscoveryModule],
      providers: [
        ...ports,
        ...services,
        ReactionsAreControllers,
        Jobs,
        { provide: APP_GUARD, useClass: RouteGuard },
        ...(runtime.config.NODE_ENV === 'test' ? [{ provide: APP_INTERCEPTOR, useClass: AnswerCheck }] : []),
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [...ports, ...services],
    };
  }
}
