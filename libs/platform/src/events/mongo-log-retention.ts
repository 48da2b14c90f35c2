import type { Connection } from 'mongoose';
import type { Cursor, LogEntry } from './mongo-log-documents';

export interface RetentionRule {
  /** How long entries stay, in milliseconds. */
  readonly keepFor: number;
  /** A group that has not moved for this long no longer holds entries back, in milliseconds. */
  readonly forgetGroupsAfter: number;
}

const day = 86_400_000;
const weeks: RetentionRule = { keepFor: 7 * day, forgetGroupsAfter: 30 * day };

/**
 * Deletes entries that are old and that every living group has passed. The last entry of a topic always stays: the next one
 * counts on from it.
 */
export async function deleteOldEntries(connection: Connection, rule: RetentionRule = weeks): Promise<void> {
  const entries = connection.collection<LogEntry>('event_log');
  const cursors = connection.collection<Cursor>('event_cursors');
  const now = Date.now();
  const topics: string[] = await entries.distinct('topic');
  for (const topic of topics) {
    const [last] = await entries.find({ topic }).sort({ seq: -1 }).limit(1).toArray();
    const living = await cursors.find({ topic, movedAt: { $gt: new Date(now - rule.forgetGroupsAfter) } }).toArray();
    const passedByAll = Math.min(last?.seq ?? 0, ...living.map(({ seq }) => seq));
    await entries.deleteMany({ topic, seq: { $lt: passedByAll }, at: { $lt: new Date(now - rule.keepFor) } });
  }
}
