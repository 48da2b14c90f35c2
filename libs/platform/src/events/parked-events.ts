import type { Collection, Connection } from 'mongoose';
import { unjournaled } from '../mongo/unjournaled';
import { deadLetterEntry } from './dead-letter-entry';
import { isDuplicateKey } from './duplicate-key';
import type { LogRecord } from './event-log';
import type { WithOutbox } from './outbox-entry';
import { withPendingEvents } from './pending-events';

export const parkedEvents = 'parked_events';

/**
 * An event set aside by one reaction: waiting for another try, or dead. Later events of its key wait behind it. Each death is
 * announced from the document's own outbox; one that was handled after all before that went out is `done`, and forgotten later.
 */
export interface ParkedEvent extends Partial<WithOutbox> {
  /** `<reaction> <event id>`; the position stands in for the id of an event that cannot be read. */
  _id: string;
  reaction: string;
  state: 'waiting' | 'dead' | 'done';
  /** When to try next. */
  dueAt: Date;
  /** Until then an attempt may be running, and nobody else takes it. */
  heldUntil?: Date;
  attempts: number;
  /** Why it is here: the last error. */
  cause: string;
  parkedAt: Date;
  failedAt: Date;
  record: LogRecord;
  /** How often it died. */
  deaths?: number;
  doneAt?: Date;
}

/** When a parked event is tried next and, when an attempt may be running, until when nobody else takes it. */
export type Waiting = Pick<ParkedEvent, 'dueAt' | 'heldUntil' | 'attempts' | 'cause'>;
type Death = Pick<ParkedEvent, 'reaction' | 'record' | 'attempts' | 'cause'>;

export interface ParkedEventsOptions {
  /** Something became due that could not be before. */
  readonly onReleased?: () => void;
  /** A death waits to be announced. */
  readonly onBuried?: () => void;
}

const dayInSeconds = 86_400;

/** The collection `parked_events` in a service's own database; the same for every event log. */
export class ParkedEvents {
  private readonly events: Collection<ParkedEvent>;

  constructor(
    private readonly service: string,
    connection: Connection,
    private readonly options: ParkedEventsOptions = {},
  ) {
    this.events = connection.collection<ParkedEvent>(parkedEvents);
  }

  async prepare(): Promise<void> {
    await this.events.createIndexes([
      { key: { reaction: 1, 'record.key': 1 } },
      { key: { state: 1, dueAt: 1 } },
      { key: { outboxAt: 1 }, partialFilterExpression: withPendingEvents },
      { key: { doneAt: 1 }, expireAfterSeconds: dayInSeconds },
    ]);
  }

  /** All that is parked of a key, oldest first. */
  ofKey(reaction: string, key: string): Promise<ParkedEvent[]> {
    return this.events.find({ reaction, 'record.key': key }).sort({ 'record.offset': 1 }).toArray();
  }

  /** The keys of which something is parked. @param limit of how many parked events */
  async keysOf(reaction: string, limit: number): Promise<string[]> {
    const keys = this.events.find({ reaction }, { projection: { _id: 0, 'record.key': 1 } }).limit(limit);
    return (await keys.toArray()).map(({ record }) => record.key);
  }

  /** Sets an event aside until it is due. One that is here already stays as it is. */
  async park(id: string, reaction: string, record: LogRecord, waiting: Waiting): Promise<void> {
    const now = new Date();
    const parked = { reaction, record, state: 'waiting', ...waiting, parkedAt: now, failedAt: now } as const;
    await this.events.updateOne({ _id: id }, { $setOnInsert: parked }, { upsert: true });
  }

  /** Gives an event up and announces that, in one write. One that is dead already stays as it is. */
  async bury(id: string, { reaction, record, attempts, cause }: Death): Promise<void> {
    const now = new Date();
    const before = await this.events.findOne({ _id: id }, { projection: { deaths: 1 } });
    const deaths = (before?.deaths ?? 0) + 1;
    const letter = { id, deaths, reaction, record, attempts, cause, at: now };
    const dead = { state: 'dead', dueAt: now, attempts, cause, failedAt: now, deaths, outboxAt: now } as const;
    const change = {
      $set: dead,
      $push: { outbox: deadLetterEntry(this.service, letter) },
      $setOnInsert: { reaction, record, parkedAt: now },
    };
    try {
      await this.events.updateOne({ _id: id, state: { $ne: 'dead' } }, change, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    this.options.onBuried?.();
  }

  /** Takes the one that is due for longest, hiding it from other takers for `hold` milliseconds. */
  takeDue(reactions: readonly string[], hold: number): Promise<ParkedEvent | null> {
    const now = Date.now();
    const heldUntil = new Date(now + hold);
    // Taking hides an event for a while only; asking for one that is due must not make the database flush its journal each second.
    return this.events.findOneAndUpdate(
      { state: 'waiting', dueAt: { $lte: new Date(now) }, reaction: { $in: [...reactions] } },
      { $set: { dueAt: heldUntil, heldUntil } },
      { sort: { dueAt: 1, 'record.offset': 1 }, returnDocument: 'after', ...unjournaled },
    );
  }

  /** Gives one that was taken back untried, unless its hold has ended and somebody else has it by now. */
  async giveBack({ _id, heldUntil }: ParkedEvent, dueAt: Date): Promise<void> {
    await this.events.updateOne({ _id, state: 'waiting', heldUntil }, { $set: { dueAt }, $unset: { heldUntil: 1 } });
  }

  async waitAgain(id: string, waiting: Omit<Waiting, 'heldUntil'>): Promise<void> {
    await this.events.updateOne({ _id: id }, { $set: { ...waiting, failedAt: new Date() }, $unset: { heldUntil: 1 } });
  }

  /** It was handled. What its outbox still holds goes out first. */
  async remove(id: string): Promise<void> {
    const { deletedCount } = await this.events.deleteOne({ _id: id, outboxAt: null });
    if (deletedCount === 0) await this.events.updateOne({ _id: id }, { $set: { state: 'done', doneAt: new Date() } });
  }

  /** Lets those behind a finished or dead event go at once, but for one that somebody has taken already: it would be handled twice. */
  async releaseKey(reaction: string, key: string): Promise<void> {
    const now = new Date();
    await this.events.updateMany(
      { reaction, 'record.key': key, state: 'waiting', heldUntil: { $not: { $gt: now } } },
      { $set: { dueAt: now } },
    );
    this.options.onReleased?.();
  }

  dead(limit: number): Promise<ParkedEvent[]> {
    return this.events.find({ state: 'dead' }).sort({ failedAt: -1 }).limit(limit).toArray();
  }

  /** How many are dead, by reaction. */
  async countDead(): Promise<ReadonlyMap<string, number>> {
    const counts = await this.events
      .aggregate<{ _id: string; dead: number }>([
        { $match: { state: 'dead' } },
        { $group: { _id: '$reaction', dead: { $sum: 1 } } },
      ])
      .toArray();
    return new Map(counts.map(({ _id, dead }) => [_id, dead]));
  }

  /** @returns whether there was such a dead event */
  async revive(id: string): Promise<boolean> {
    const waiting = { state: 'waiting', dueAt: new Date(), attempts: 0 } as const;
    const { matchedCount } = await this.events.updateOne(
      { _id: id, state: 'dead' },
      { $set: waiting, $unset: { heldUntil: 1 } },
    );
    if (matchedCount === 1) this.options.onReleased?.();
    return matchedCount === 1;
  }
}
