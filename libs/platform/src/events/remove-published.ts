import type { Collection, mongo } from 'mongoose';
import { unjournaled } from '../mongo/unjournaled';
import type { OutboxDocument, PendingOutbox } from './outbox-entry';

/**
 * Takes published entries out of their aggregates' outboxes, and leaves those that came in meanwhile. What a crash puts back is
 * published again, as after any crash before this step.
 */
export async function removePublished(
  collection: Collection<OutboxDocument>,
  aggregates: readonly PendingOutbox[],
): Promise<void> {
  const single = aggregates.filter(({ outbox }) => outbox.length === 1);
  const emptied = single.length > 0 ? await emptySingle(collection, single) : 0;
  // Where one more event came in, or several lay there, each aggregate is looked at by itself.
  const rest = emptied === single.length ? aggregates.filter(({ outbox }) => outbox.length > 1) : aggregates;
  if (rest.length > 0) await collection.bulkWrite(rest.map(filtered), { ordered: false, ...unjournaled });
}

/** Most aggregates have one event: one question for all of them. @returns how many have none now */
async function emptySingle(
  collection: Collection<OutboxDocument>,
  aggregates: readonly PendingOutbox[],
): Promise<number> {
  const holding = {
    _id: { $in: aggregates.map(({ _id }) => _id) },
    outbox: { $size: 1 },
    'outbox.event.id': { $in: aggregates.flatMap(idsOf) },
  };
  const { matchedCount } = await collection.updateMany(holding, { $set: { outbox: [], outboxAt: null } }, unjournaled);
  return matchedCount;
}

function filtered(aggregate: PendingOutbox): mongo.AnyBulkWriteOperation<OutboxDocument> {
  const isLeft = { $not: { $in: ['$$this.event.id', { $literal: idsOf(aggregate) }] } };
  const rest = { $filter: { input: '$outbox', cond: isLeft } };
  const outboxAt = { $cond: [{ $eq: ['$outbox', []] }, null, '$outboxAt'] };
  const update = [{ $set: { outbox: rest } }, { $set: { outboxAt } }];
  return { updateOne: { filter: { _id: aggregate._id }, update } };
}

function idsOf({ outbox }: PendingOutbox): string[] {
  return outbox.map(({ event }) => event.id);
}
