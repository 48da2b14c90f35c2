import { randomUUID } from 'node:crypto';
import type { Envelope, EventLog } from '@vybac/platform';
import type { Connection } from 'mongoose';
import { openReactor, type Handlers, type Reactor } from './reactor';
import { bikeEvents, openShop, type BikeEvents } from './shop';
import type { Stage } from './stage';

export type Scene = Awaited<ReturnType<typeof openScene>>;

/** A shop that announces prices and services that react to them, on one log; all closed together. */
export async function openScene(stage: Stage, log: EventLog) {
  const events = bikeEvents();
  await log.ensureTopics([events.topic]);
  const shopDatabase = await stage.database();
  const shop = await openShop(shopDatabase, log, events);
  const closers: (() => Promise<void>)[] = [() => shop.relay.stop()];

  return {
    ...shop,
    ...events,
    log,
    shopDatabase,
    /** A service with these reactions; give it a database to let it continue an earlier one. */
    reacts: async (
      handlers: Handlers,
      {
        database,
        ownLog = log,
        timeLimit = 20_000,
      }: { database?: Connection; ownLog?: EventLog; timeLimit?: number } = {},
    ): Promise<Reactor> => {
      const reactor = await openReactor(
        database ?? (await stage.database()),
        ownLog,
        events.priced,
        handlers,
        timeLimit,
      );
      closers.push(() => reactor.close());
      return reactor;
    },
    /** Another process of the shop, on the same database. */
    anotherShop: async (ownLog = log) => {
      const other = await openShop(shopDatabase, ownLog, events);
      closers.push(() => other.relay.stop());
      return other;
    },
    /** All that lies in a topic, as a newcomer reads it; grows while more arrives. */
    readsTopic: async (topic = events.topic): Promise<Envelope[]> => {
      const found: Envelope[] = [];
      const each = async ({ value }: { value: string }): Promise<void> => {
        found.push(JSON.parse(value) as Envelope);
      };
      await log.ensureTopics([topic]);
      const consumption = await log.consume({ group: `newcomer-${randomUUID()}`, topics: [topic], each });
      closers.push(() => consumption.stop());
      return found;
    },
    close: async () => {
      await Promise.all(closers.map((close) => close()));
    },
  };
}

/** Opens a scene on a log of its own, plays, and closes it. */
export async function withScene(stage: Stage, play: (scene: Scene) => Promise<void>): Promise<void> {
  const scene = await openScene(stage, await stage.openLog());
  try {
    await play(scene);
  } finally {
    await scene.close();
  }
}

export type { BikeEvents };

export const during = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
