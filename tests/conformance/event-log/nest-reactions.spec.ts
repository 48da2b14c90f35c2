import { Controller, Injectable, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineEvent, happened, type EventOf } from '@vybac/contracts';
import { SystemClock } from '@vybac/kit';
import {
  AggregateStore,
  currentContext,
  Database,
  EventLogStrategy,
  MongoEventLog,
  On,
  Outbox,
  OutboxRelay,
  ReactionsAreControllers,
  runInContext,
} from '@vybac/platform';
import { z } from 'zod';
import { eventually } from '../support/eventually';
import { startDatabases, type Databases } from './databases';
import { ids } from './shop';

const bikeSold = defineEvent({ topic: 'test.bike', type: 'bike.sold.v1', data: z.object({ price: z.number() }) });
const bikeLost = defineEvent({ topic: 'test.bike', type: 'bike.lost.v1', data: z.object({}) });

const heard: string[] = [];
const contexts: unknown[] = [];

@Controller()
class BookkeepingReactions {
  @On(bikeSold, 'book-sale')
  async bookSale(event: EventOf<typeof bikeSold>): Promise<void> {
    contexts.push(currentContext());
    heard.push(`booked ${event.subject} for ${event.data.price}`);
  }

  @On(bikeSold, 'thank-buyer')
  async thankBuyer(): Promise<void> {
    throw new Error('the printer is out of paper');
  }

  @On(bikeLost, 'tell-police')
  async tellPolice(event: EventOf<typeof bikeLost>): Promise<void> {
    heard.push(`lost ${event.subject}`);
  }
}

@Injectable()
class Misplaced {
  @On(bikeSold, 'never-runs')
  async neverRuns(): Promise<void> {}
}

class BikesStore extends AggregateStore<{ state: string }> {
  constructor(outbox: Outbox) {
    super(outbox, { collection: 'bikes' });
  }
}

describe('reactions of a Nest application', () => {
  let databases: Databases;
  let log: MongoEventLog;
  const apps: NestFastifyApplication[] = [];
  beforeAll(async () => {
    databases = await startDatabases();
    log = new MongoEventLog(await databases.open());
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await log.close();
    await databases.close();
  });

  const startApp = async (parts: { controllers?: Type[]; providers?: Type[] }) => {
    const connection = await databases.open();
    const patience = { breath: 1, retryAfter: [10], stepAsideAfter: 200 };
    const relay = new OutboxRelay({ service: 'bookkeeping', connection, log });
    const strategy = new EventLogStrategy({ service: 'bookkeeping', log, connection, relay, patience });
    class Root {}
    Module({ controllers: parts.controllers ?? [], providers: [ReactionsAreControllers, ...(parts.providers ?? [])] })(
      Root,
    );
    const app = await NestFactory.create<NestFastifyApplication>(Root, new FastifyAdapter(), {
      logger: false,
      abortOnError: false,
    });
    apps.push(app);
    app.connectMicroservice({ strategy });
    await app.init();
    await app.startAllMicroservices();
    return strategy;
  };

  it('run one by one, each with its own failures, causes and context', async () => {
    const strategy = await startApp({ controllers: [BookkeepingReactions] });
    const connection = await databases.open();
    const relay = new OutboxRelay({ service: 'shop', connection, log });
    const bikes = new BikesStore(new Outbox(new Database(connection), new SystemClock(), ids, relay));
    relay.start();

    const traceId = 'a'.repeat(32);
    await runInContext({ traceId, correlationId: 'the-request' }, () =>
      bikes.create('bike', { state: 'sold' }, [happened(bikeSold, { price: 50 }), happened(bikeLost, {})]),
    );

    await eventually(() => expect([...heard].sort()).toEqual(['booked bike for 50', 'lost bike']));
    expect(contexts).toEqual([
      expect.objectContaining({ traceId, correlationId: 'the-request', causationId: expect.any(String) }),
    ]);
    await eventually(async () =>
      expect(await strategy.deadLetters.list()).toEqual([
        expect.objectContaining({ group: 'bookkeeping.thank-buyer', cause: 'the printer is out of paper' }),
      ]),
    );
    await relay.stop();
  });

  it('outside of a controller stop the start', async () => {
    await expect(startApp({ providers: [Misplaced] })).rejects.toThrow(
      'List under "controllers", not "providers": Misplaced',
    );
  });

  it('with the same name stop the start', async () => {
    @Controller()
    class Twins {
      @On(bikeSold, 'twin')
      async one(): Promise<void> {}
      @On(bikeLost, 'twin')
      async two(): Promise<void> {}
    }
    await expect(startApp({ controllers: [Twins] })).rejects.toThrow('Two reactions of bookkeeping are called twin');
  });
});
