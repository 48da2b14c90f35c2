import type { Collection, Connection } from 'mongoose';
import type { LogRecord } from './event-log';

/** An event set aside by one reaction: waiting for another try, or dead. Later events of its key wait behind it. */
export interface ParkedEvent {
  /** `<reaction> <event id>`; the position stands in for the id of an event that cannot be read. */
  _id: string;
  reaction: string;
  state: 'waiting' | 'dead';
  /** When to try next. */
  dueAt: Date;
  attempts: number;
  /** Why it is here: the last error. */
  cause: string;
  parkedAt: Date;
  failedAt: Date;
  record: LogRecord;
}

type Filing = Pick<ParkedEvent, 'state' | 'dueAt' | 'attempts' | 'cause'>;

/** The collection `parked_events` in a service's own database; the same for every event log. */
export class ParkedEvents {
  private readonly events: Collection<ParkedEvent>;

  /** @param released called when something became due that could not be before */
  constructor(
    connection: Connection,
    private readonly released: () => void,
  ) {
    this.events = connection.collection<ParkedEvent>('parked_events');
  }

  async prepare(): Promise<void> {
    await this.events.createIndexes([{ key: { reaction: 1, 'record.key': 1 } }, { key: { state: 1, dueAt: 1 } }]);
  }

  /** All that is parked of a key, oldest first. */
  ofKey(reaction: string, key: string): Promise<ParkedEvent[]> {
    return this.events.find({ reaction, 'record.key': key }).sort({ 'record.offset': 1 }).toArray();
  }

  /** Sets an event aside. One that is here already stays as it is. */
  async park(id: string, reaction: string, record: LogRecord, filing: Filing): Promise<void> {
    const now = new Date();
    const parked = { reaction, record, ...filing, parkedAt: now, failedAt: now };
    await this.events.updateOne({ _id: id }, { $setOnInsert: parked }, { upsert: true });
  }

  /** Takes the one that is due for longest, hiding it from other takers for `hold` milliseconds. */
  takeDue(reactions: readonly string[], hold: number): Promise<ParkedEvent | null> {
    const now = Date.now();
    return this.events.findOneAndUpdate(
      { state: 'waiting', dueAt: { $lte: new Date(now) }, reaction: { $in: [...reactions] } },
      { $set: { dueAt: new Date(now + hold) } },
      { sort: { dueAt: 1, 'record.offset': 1 }, returnDocument: 'after' },
    );
  }

  async postpone(id: string, dueAt: Date): Promise<void> {
    await this.events.updateOne({ _id: id, state: 'waiting' }, { $set: { dueAt } });
  }

  async refile(id: string, filing: Filing): Promise<void> {
    await this.events.updateOne({ _id: id }, { $set: { ...filing, failedAt: new Date() } });
  }

  async remove(id: string): Promise<void> {
    await this.events.deleteOne({ _id: id });
  }

  /** Lets those behind a finished or dead event go at once. */
  async releaseKey(reaction: string, key: string): Promise<void> {
    await this.events.updateMany({ reaction, 'record.key': key, state: 'waiting' }, { $set: { dueAt: new Date() } });
    this.released();
  }

  dead(limit: number): Promise<ParkedEvent[]> {
    return this.events.find({ state: 'dead' }).sort({ failedAt: -1 }).limit(limit).toArray();
  }

  /** @returns whether there was such a dead event */
  async revive(id: string): Promise<boolean> {
    const waiting = { state: 'waiting', dueAt: new Date(), attempts: 0 } as const;
    const { matchedCount } = await this.events.updateOne({ _id: id, state: 'dead' }, { $set: waiting });
    if (matchedCount === 1) this.released();
    return matchedCount === 1;
  }
}
