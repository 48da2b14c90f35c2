import type { OutboxEntry } from '../events/outbox-entry';

export interface AggregateUpdate {
  $inc: { version: 1 };
  $set: Record<string, unknown>;
  $unset?: Record<string, ''>;
  $push?: { outbox: { $each: OutboxEntry[] } };
}

/** The one update of a change: state, version and events together. A field that became undefined is removed. */
export function updateFrom(changes: object, entries: OutboxEntry[]): AggregateUpdate {
  const fields = Object.entries(changes) as [string, unknown][];
  const set = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  const removed = fields.filter(([, value]) => value === undefined).map(([field]) => [field, ''] as const);
  return {
    $inc: { version: 1 },
    $set: entries.length > 0 ? { ...set, outboxAt: new Date() } : set,
    ...(removed.length > 0 && { $unset: Object.fromEntries(removed) }),
    ...(entries.length > 0 && { $push: { outbox: { $each: entries } } }),
  };
}
