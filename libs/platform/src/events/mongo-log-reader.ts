import type { Collection, Connection } from 'mongoose';
import { deliverInKeyOrder } from './in-key-order';
import type { LogRecord, Subscription } from './event-log';
import type { Leases } from './leases';
import { Loop } from './loop';
import type { Cursor, LogEntry } from './mongo-log-documents';

/** Answers the next entries of a topic behind a place, a batch at most. */
export type EntriesAfter = (topic: string, seq: number) => Promise<readonly LogEntry[]>;

/**
 * Reads the topics of one group while it holds the group's lease. The cursor is kept a moment later than it moves, whenever the
 * log looks around: after a crash the last records come again, which consumers have to bear anyway.
 */
export class MongoLogReader {
  private readonly cursors: Collection<Cursor>;
  private readonly loop: Loop;
  private readonly places = new Map<string, { seq: number; kept: number }>();
  private fence: number | null = null;
  private stopping = false;

  constructor(
    connection: Connection,
    private readonly leases: Leases,
    private readonly subscription: Subscription,
    private readonly entriesAfter: EntriesAfter,
  ) {
    this.cursors = connection.collection<Cursor>('event_cursors');
    this.loop = new Loop(`event log reader ${subscription.group}`, null, () => this.read());
  }

  get isUnhurried(): boolean {
    return this.subscription.isUnhurried ?? false;
  }

  reads(topic: string): boolean {
    return this.subscription.topics.includes(topic);
  }

  /** How many entries are left to read, given where each topic ends; none while another process reads the group. */
  lag(endOf: (topic: string) => number): number {
    const left = ([topic, { seq }]: readonly [string, { seq: number }]): number => Math.max(0, endOf(topic) - seq);
    return this.fence === null ? 0 : [...this.places].map(left).reduce((sum, entries) => sum + entries, 0);
  }

  async start(): Promise<void> {
    await this.join();
    this.loop.start();
  }

  wake(): void {
    if (this.fence !== null) this.loop.wake();
  }

  /** Told after every renewal which leases this process still holds; a reader without its lease tries to get it. */
  async heldLease(held: ReadonlyMap<string, number>): Promise<void> {
    if (this.fence !== null && held.get(this.subscription.group) !== this.fence) this.fence = null;
    if (this.fence !== null) return;
    await this.join();
    this.wake();
  }

  /** Writes down how far the group has come. */
  async keepPlace(): Promise<void> {
    for (const [topic, place] of this.places) if (place.kept < place.seq) await this.keep(topic, place);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.loop.stop();
    if (this.fence === null) return;
    await this.keepPlace();
    await this.leases.release(this.subscription.group);
    this.fence = null;
  }

  private async join(): Promise<void> {
    this.places.clear();
    const fence = await this.leases.acquire(this.subscription.group);
    if (fence === null) return;
    for (const topic of this.subscription.topics) {
      const cursor = await this.cursors.findOne({ _id: this.cursorId(topic) });
      const seq = cursor?.seq ?? 0;
      this.places.set(topic, { seq, kept: cursor ? seq : -1 });
    }
    this.subscription.onAssigned?.();
    this.fence = fence;
    await this.keepPlace();
  }

  private async read(): Promise<void> {
    for (const topic of this.subscription.topics) {
      while (this.fence !== null && !this.stopping && (await this.readBatch(topic)));
    }
  }

  /** @returns whether there may be more */
  private async readBatch(topic: string): Promise<boolean> {
    const place = this.places.get(topic);
    if (!place) return false;
    const entries = await this.entriesAfter(topic, place.seq);
    const last = entries.at(-1);
    if (!last) return false;
    if (!(await deliverInKeyOrder(entries.map(toRecord), (record) => this.deliver(record)))) {
      if (this.stopping) return false;
      throw new Error(`A record of ${topic} was refused after ${place.seq}; it comes again`);
    }
    place.seq = last.seq;
    return true;
  }

  private async deliver(record: LogRecord): Promise<void> {
    if (this.stopping) throw new Error('The reader is stopping');
    await this.subscription.each(record);
  }

  private async keep(topic: string, place: { seq: number; kept: number }): Promise<void> {
    const { seq } = place;
    const _id = this.cursorId(topic);
    const { fence } = this;
    if (fence === null) return;
    const cursor = { seq, fence, group: this.subscription.group, topic, movedAt: new Date() };
    // Losing this write in a crash only repeats records, so it need not wait for the journal.
    const options = { upsert: place.kept < 0, writeConcern: { w: 1 } } as const;
    const { matchedCount, upsertedCount } = await this.cursors.updateOne(
      { _id, fence: { $lte: fence } },
      { $set: cursor },
      options,
    );
    if (matchedCount + upsertedCount === 0)
      this.fence = null; // a newer reader has moved it
    else place.kept = seq;
  }

  private cursorId(topic: string): string {
    return `${this.subscription.group} ${topic}`;
  }
}

function toRecord({ topic, key, value, type, seq }: LogEntry): LogRecord {
  return { topic, key, value, type, offset: seq, position: `${topic}@${seq}` };
}
