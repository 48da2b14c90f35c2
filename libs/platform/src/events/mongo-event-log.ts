import { remembered } from '@vybac/kit';
import type { Collection, Connection } from 'mongoose';
import { answersInTime } from './answers-in-time';
import { isDuplicateKey } from './duplicate-key';
import type { Envelope } from './envelope';
import { EventLog, type Consumption, type Subscription } from './event-log';
import { Leases, renewalInterval } from './leases';
import { Loop } from './loop';
import type { LogEntry } from './mongo-log-documents';
import { MongoLogReader } from './mongo-log-reader';
import { deleteOldEntries, type RetentionRule } from './mongo-log-retention';
import { RecentEntries } from './recent-entries';
import { waitAtMost } from './time-limit';

export interface MongoEventLogOptions {
  /** Looking for entries of other processes, in milliseconds; one's own arrive at once. */
  readonly pollInterval?: number;
  readonly retention?: RetentionRule;
}

const hour = 3_600_000;
/** Entries that a group is given at once. */
const batchSize = 200;
const patienceAtStopping = 5_000;

/**
 * The event log of the embedded mode: collection `event_log` in a database of its own, a cursor per group and topic,
 * one reading process per group (a lease with a fencing number).
 *
 * @example
 * const log = new MongoEventLog(mongoose.createConnection(uri, { dbName: 'vybac_events' }));
 */
export class MongoEventLog extends EventLog {
  private readonly entries: Collection<LogEntry>;
  private readonly leases: Leases;
  private readonly readers = new Set<MongoLogReader>();
  private readonly lastSeq = new Map<string, number>();
  private readonly seenSeq = new Map<string, number>();
  private readonly recent = new RecentEntries(batchSize);
  private readonly loops: readonly Loop[];
  private readonly indexed = remembered(() => this.entries.createIndex({ topic: 1, seq: 1 }, { unique: true }));

  constructor(
    private readonly connection: Connection,
    options: MongoEventLogOptions = {},
  ) {
    super();
    this.entries = connection.collection<LogEntry>('event_log');
    this.leases = new Leases(connection);
    this.loops = [
      new Loop('event log poll', options.pollInterval ?? 500, () => this.poll()),
      new Loop('event log leases', renewalInterval, () => this.renewLeases()),
      new Loop('event log retention', hour, () => deleteOldEntries(connection, options.retention)),
    ];
  }

  /** Topics need no preparation here; the indexes do. */
  async ensureTopics(): Promise<void> {
    await this.indexed();
  }

  async publish(topic: string, envelopes: readonly Envelope[]): Promise<void> {
    await this.ensureTopics();
    let waiting = envelopes;
    while (waiting.length > 0) waiting = await this.append(topic, waiting);
    // Unhurried groups see it at the next look around.
    this.wake(topic, (reader) => !reader.isUnhurried);
  }

  async consume(subscription: Subscription): Promise<Consumption> {
    await this.ensureTopics();
    const reader = new MongoLogReader(this.connection, this.leases, subscription, (topic, seq) =>
      this.after(topic, seq),
    );
    await reader.start();
    this.readers.add(reader);
    this.loops.forEach((loop) => loop.start());
    // What was seen while it started, nobody has told it.
    reader.wake();
    const endOf = (topic: string): number => this.knownEnd(topic);
    return {
      get lag() {
        return reader.lag(endOf);
      },
      stop: async () => {
        this.readers.delete(reader);
        await waitAtMost(patienceAtStopping, reader.stop());
      },
    };
  }

  async isReachable(): Promise<boolean> {
    const { db } = this.connection;
    return db !== undefined && answersInTime(() => db.admin().ping());
  }

  async close(): Promise<void> {
    await waitAtMost(patienceAtStopping, this.end());
  }

  /** Loops first: one that renews leases would take back what a reader releases. */
  private async end(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
    await Promise.all([...this.readers].map((reader) => reader.stop()));
    this.readers.clear();
  }

  /** Puts them after the last entry. @returns those that must be tried again because another process was faster */
  private async append(topic: string, envelopes: readonly Envelope[]): Promise<readonly Envelope[]> {
    const last = this.lastSeq.get(topic) ?? (await this.readLastSeq(topic));
    const at = new Date();
    const entries = envelopes.map((envelope, index) => ({
      _id: envelope.id,
      topic,
      seq: last + 1 + index,
      key: envelope.partitionkey,
      type: envelope.type,
      value: JSON.stringify(envelope),
      at,
    }));
    try {
      await this.entries.insertMany(entries, { ordered: true });
      this.lastSeq.set(topic, Math.max(this.lastSeq.get(topic) ?? 0, last + entries.length));
      this.recent.add(topic, entries);
      return [];
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      this.lastSeq.delete(topic);
      const ids = envelopes.map(({ id }) => id);
      const there = await this.entries.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
      const published = new Set(there.map(({ _id }) => _id));
      return envelopes.filter(({ id }) => !published.has(id));
    }
  }

  /** The next entries behind `seq`: none when the topic is known to end there, from memory when this process has written them. */
  private async after(topic: string, seq: number): Promise<readonly LogEntry[]> {
    if (seq >= this.knownEnd(topic)) return [];
    const written = this.recent.after(topic, seq);
    if (written.length > 0) return written;
    return this.entries
      .find({ topic, seq: { $gt: seq } })
      .sort({ seq: 1 })
      .limit(batchSize)
      .toArray();
  }

  private knownEnd(topic: string): number {
    return Math.max(this.lastSeq.get(topic) ?? 0, this.seenSeq.get(topic) ?? 0);
  }

  private async readLastSeq(topic: string): Promise<number> {
    const [last] = await this.entries
      .find({ topic })
      .sort({ seq: -1 })
      .limit(1)
      .project<{ seq: number }>({ seq: 1 })
      .toArray();
    return last?.seq ?? 0;
  }

  private wake(topic: string, isMeant: (reader: MongoLogReader) => boolean = () => true): void {
    for (const reader of this.readers) if (reader.reads(topic) && isMeant(reader)) reader.wake();
  }

  /** The safety net, and how entries of other processes are noticed: one query for the ends of all topics. */
  private async poll(): Promise<void> {
    const ends = await this.entries
      .aggregate<{ _id: string; seq: number }>([
        { $sort: { topic: -1, seq: -1 } },
        { $group: { _id: '$topic', seq: { $first: '$seq' } } },
      ])
      .toArray();
    for (const { _id: topic, seq } of ends) {
      if (this.seenSeq.get(topic) === seq) continue;
      this.seenSeq.set(topic, seq);
      this.wake(topic);
    }
    await Promise.all([...this.readers].map((reader) => reader.keepPlace()));
  }

  private async renewLeases(): Promise<void> {
    const held = await this.leases.renewAll();
    await Promise.all([...this.readers].map((reader) => reader.heldLease(held)));
  }
}
