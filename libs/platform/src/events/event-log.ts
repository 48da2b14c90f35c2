import type { Envelope } from './envelope';

/** An entry as it lies in the log. `value` is text that should be an {@link Envelope}; only the reader can tell. */
export interface LogRecord {
  readonly topic: string;
  /** Records of one key arrive in the order of their publication. */
  readonly key: string;
  readonly value: string;
  /** The event's type when the log knows it without parsing `value`; spares a reader what it does not want. Null when unknown. */
  readonly type: string | null;
  /** Grows with every record of the same topic and key. */
  readonly offset: number;
  /** Where it lies, for people: `topic@offset` or `topic[partition]@offset`. */
  readonly position: string;
}

export interface Subscription {
  /** Each group reads every record of its topics, independently of other groups; a new group begins with the oldest. */
  readonly group: string;
  readonly topics: readonly string[];
  /** Nobody waits for what this group does: it may be given records up to a second later, and many at once. */
  readonly isUnhurried?: boolean;
  /**
   * Deals with one record. Records of one key come one after another, those of different keys side by side, each at least
   * once. Rejecting means that it could not even be set aside: the same record comes again after a pause.
   */
  readonly each: (record: LogRecord) => Promise<void>;
  /**
   * Told before the first record comes here, and again whenever others may have read in between: since the last time nobody
   * else in the group was given what comes here.
   */
  readonly onAssigned?: () => void;
}

export interface Consumption {
  /** How many records lie between what the group has dealt with here and the end of its topics, as far as the reader knows. */
  readonly lag: number;
  /** Finishes the records in hand, keeps the place, leaves the group; waits for no more than five seconds. */
  stop(): Promise<void>;
}

/**
 * The road on which facts travel between services: durable, ordered by key, read by groups.
 *
 * @example
 * await log.publish('listings.listing', [sold]);
 * const consumption = await log.consume({ group: 'messaging.close-offers', topics: ['listings.listing'], each });
 */
export abstract class EventLog {
  /** Makes the topics exist; safe to repeat and to run in several processes at once. */
  abstract ensureTopics(topics: readonly string[]): Promise<void>;

  /** Resolves when all of them are durable, in this order. */
  abstract publish(topic: string, envelopes: readonly Envelope[]): Promise<void>;

  abstract consume(subscription: Subscription): Promise<Consumption>;

  /**
   * Whether the log answers and this process reads on in every group that it consumes in; for readiness, so it never throws
   * and answers within two seconds.
   */
  abstract isReachable(): Promise<boolean>;

  /** Stops what still consumes and lets go of connections. */
  abstract close(): Promise<void>;
}
