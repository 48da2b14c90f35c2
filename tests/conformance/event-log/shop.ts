import { randomUUID } from 'node:crypto';
import { defineEvent, happened } from '@vybac/contracts';
import { SystemClock, type Ids } from '@vybac/kit';
import { AggregateStore, Database, Outbox, OutboxRelay, type EventLog, type OutboxRelayOptions } from '@vybac/platform';
import type { Connection } from 'mongoose';
import { z } from 'zod';

export interface Bike {
  price: number;
}

/** Each test has a topic of its own. */
export function bikeEvents() {
  const topic = `test.bike-${randomUUID().slice(0, 8)}`;
  return { topic, priced: defineEvent({ topic, type: 'bike.priced.v1', data: z.object({ price: z.number() }) }) };
}

export type BikeEvents = ReturnType<typeof bikeEvents>;

class BikesStore extends AggregateStore<Bike> {
  constructor(outbox: Outbox) {
    super(outbox, { collection: 'bikes' });
  }
}

export const ids: Ids = { next: () => randomUUID(), secret: () => '' };

/** A service that announces facts: bikes whose price changes. Its relay is not started yet. */
export async function openShop(
  connection: Connection,
  log: EventLog,
  events: BikeEvents,
  options: Pick<OutboxRelayOptions, 'bell' | 'pollInterval'> = {},
) {
  const relay = new OutboxRelay({ service: 'shop', connection, log, pollInterval: 50, ...options });
  const bikes = new BikesStore(new Outbox(new Database(connection), new SystemClock(), ids, relay));
  await bikes.onModuleInit();
  return {
    relay,
    bikes,
    /** Offers a bike, or changes its price. */
    price: async (id: string, price: number) => {
      const announcement = [happened(events.priced, { price })];
      const { aggregate, created } = await bikes.createOnce(id, { price }, announcement);
      return created ? aggregate : bikes.change(id, () => ({ changes: { price }, events: announcement }));
    },
  };
}
