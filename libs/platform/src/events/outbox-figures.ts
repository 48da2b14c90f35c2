import type { Collection } from 'mongoose';
import { outboxLag, outboxPending } from './event-figures';
import type { OutboxDocument } from './outbox-entry';
import { withPendingEvents } from './pending-events';

type Outboxes = ReadonlyMap<string, Collection<OutboxDocument>>;

/** Shows how many documents of a service wait for publication, and for how long. @returns how to stop that */
export function showOutbox(service: string, outboxes: Outboxes): () => void {
  const forgetPending = outboxPending.ask(async () => [[{ service }, await countPending(outboxes)]]);
  const forgetLag = outboxLag.ask(async () => [[{ service }, await lagInSeconds(outboxes)]]);
  return () => {
    forgetPending();
    forgetLag();
  };
}

async function countPending(outboxes: Outboxes): Promise<number> {
  const counts = await Promise.all([...outboxes.values()].map((outbox) => outbox.countDocuments(withPendingEvents)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function lagInSeconds(outboxes: Outboxes): Promise<number> {
  const first = { sort: { outboxAt: 1 }, projection: { outbox: { $slice: 1 } } } as const;
  const oldest = await Promise.all([...outboxes.values()].map((outbox) => outbox.findOne(withPendingEvents, first)));
  const times = oldest.flatMap((document) => document?.outbox ?? []).map(({ event }) => Date.parse(event.time));
  return times.length === 0 ? 0 : Math.max(0, Date.now() - Math.min(...times)) / 1_000;
}
