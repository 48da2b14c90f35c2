import type { EventDefinition, EventOf } from '@vybac/contracts';
import { EventLogStrategy, OutboxRelay, type DeadLetters, type EventLog, type Patience } from '@vybac/platform';
import type { Connection } from 'mongoose';
import type { BikeEvents } from './shop';

export type Priced = EventOf<BikeEvents['priced']>;
export type Handlers = Record<string, (event: Priced) => Promise<void>>;

export interface Reactor {
  readonly service: string;
  readonly deadLetters: DeadLetters;
  close(): Promise<void>;
}

const impatient: Patience = { breath: 5, retryAfter: [100, 100], stepAsideAfter: 100 };

/** A service that reacts in as many ways as it is given handlers; each is a group of its own. */
export async function openReactor(
  connection: Connection,
  log: EventLog,
  definition: EventDefinition,
  handlers: Handlers,
  timeLimit: number,
): Promise<Reactor> {
  const service = `reactor-${definition.topic.slice(-8)}`;
  const relay = new OutboxRelay({ service, connection, log, pollInterval: 50 });
  const strategy = new EventLogStrategy({ service, log, connection, relay, patience: impatient, clockDifference: 0 });
  for (const [name, handler] of Object.entries(handlers)) {
    strategy.addHandler(definition.type, handler, true, { name, definition, timeLimit });
  }
  const ready: unknown = await new Promise((resolve) => strategy.listen(resolve));
  if (ready) throw new Error('The reactions could not start', { cause: ready });
  relay.start();
  return {
    service,
    deadLetters: strategy.deadLetters,
    close: async () => {
      await strategy.close();
      await relay.stop();
    },
  };
}
