import type { Collection, Connection } from 'mongoose';
import { failpoint } from '../failpoints';
import type { Envelope } from './envelope';
import type { EventLog } from './event-log';
import { publishTraced } from './event-spans';
import { Leases, renewalInterval } from './leases';
import { Loop } from './loop';
import type { WithOutbox } from './outbox-entry';
import { showOutbox } from './outbox-figures';
import { withPendingEvents } from './pending-events';
import { removePublished } from './remove-published';
import { waitAtMost } from './time-limit';

export interface OutboxRelayOptions {
  readonly service: string;
  readonly connection: Connection;
  readonly log: EventLog;
  /** How often to look without being woken, in milliseconds. */
  readonly pollInterval?: number;
}

type Aggregate = WithOutbox & { _id: string };

/** Aggregates; few questions for many events, since a busy service's reactions take their turns between them. */
const batchSize = 500;
const lease = 'outbox-relay';
const patienceAtStopping = 5_000;

/**
 * Publishes what stands in the outboxes of a service's aggregates, in order per aggregate, and takes it out after the log's
 * acknowledgement. One relay per service is active; a crash between the two steps publishes again, never skips.
 *
 * @example
 * const relay = new OutboxRelay({ service: 'listings', connection, log });
 * relay.start();
 * relay.wake();
 */
export class OutboxRelay {
  readonly service: string;
  private readonly leases: Leases;
  private readonly loops: readonly Loop[];
  private readonly collections = new Map<string, Collection<Aggregate>>();
  private readonly pollInterval: number;
  /** Collections that this process has written to since they were looked into. */
  private readonly written = new Set<string>();
  private lookedIntoAllAt = 0;
  private fence: number | null = null;
  private paused = false;
  private forgetFigures: () => void = () => undefined;

  constructor(private readonly options: OutboxRelayOptions) {
    this.service = options.service;
    this.leases = new Leases(options.connection);
    this.pollInterval = options.pollInterval ?? 500;
    this.loops = [
      new Loop(`outbox relay of ${options.service}`, this.pollInterval, () => this.drain()),
      new Loop(`outbox lease of ${options.service}`, renewalInterval, () => this.holdLease()),
    ];
  }

  /** Looks into this collection from now on. */
  watch(name: string): void {
    this.collections.set(name, this.options.connection.collection<Aggregate>(name));
    this.wake();
  }

  start(): void {
    this.forgetFigures();
    this.forgetFigures = showOutbox(this.service, this.collections);
    this.loops.forEach((loop) => loop.start());
  }

  /** Something was written to `collection`. */
  wake(collection?: string): void {
    if (collection) this.written.add(collection);
    this.loops[0]?.wake();
  }

  /** For tests: nothing is published until `resume`; resolves when the batch in hand is out. */
  async pause(): Promise<void> {
    this.paused = true;
    await this.loops[0]?.stop();
  }

  resume(): void {
    this.paused = false;
    this.loops[0]?.start();
  }

  /** Finishes the batch in hand and lets another relay take over at once. One that the log does not take is left after 5 s. */
  async stop(): Promise<void> {
    this.paused = true;
    this.forgetFigures();
    await waitAtMost(patienceAtStopping, this.end());
  }

  private async end(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
    if (this.fence !== null) await this.leases.release(lease);
    this.fence = null;
  }

  private async holdLease(): Promise<void> {
    if (await this.renew()) return;
    this.fence = await this.leases.acquire(lease);
    if (this.fence !== null) this.wake();
  }

  private async drain(): Promise<void> {
    for (const { collection, isWritten } of this.toLookInto()) {
      let isExpected = isWritten;
      while (this.fence !== null && !this.paused && (await this.publishBatch(collection, isExpected)))
        isExpected = true;
    }
  }

  /** What this process has written to; then all the rest now and then, since other processes write too. */
  private toLookInto(): { collection: Collection<Aggregate>; isWritten: boolean }[] {
    const all = [...this.collections].map(([name, collection]) => ({ collection, isWritten: this.written.has(name) }));
    const written = all.filter(({ isWritten }) => isWritten);
    this.written.clear();
    const isEnough = written.length > 0 && performance.now() - this.lookedIntoAllAt < this.pollInterval;
    if (isEnough) return written;
    this.lookedIntoAllAt = performance.now();
    return [...written, ...all.filter(({ isWritten }) => !isWritten)];
  }

  /** @returns false when somebody else has taken over, or nobody holds it */
  private async renew(): Promise<boolean> {
    if (this.fence !== null && !(await this.leases.renew(lease, this.fence))) this.fence = null;
    return this.fence !== null;
  }

  /**
   * The term is prolonged right before publishing: a relay that slept through its term finds out here. Where something is
   * expected both questions are asked at once.
   *
   * @returns whether there may be more
   */
  private async publishBatch(collection: Collection<Aggregate>, isExpected: boolean): Promise<boolean> {
    const finding = collection
      .find(withPendingEvents, { projection: { outbox: 1 } })
      .sort({ outboxAt: 1 })
      .limit(batchSize)
      .toArray();
    const [aggregates] = await Promise.all([finding, isExpected && this.renew()]);
    if (aggregates.length === 0) return false;
    if (!(isExpected ? this.fence !== null : await this.renew())) return false;
    await failpoint('outbox.before-publish');
    for (const [topic, events] of byTopic(aggregates))
      await publishTraced(topic, events, (traced) => this.options.log.publish(topic, traced));
    await failpoint('outbox.after-publish');
    await removePublished(collection, aggregates);
    return aggregates.length === batchSize;
  }
}

function byTopic(aggregates: readonly Aggregate[]): Map<string, Envelope[]> {
  const topics = new Map<string, Envelope[]>();
  for (const { topic, event } of aggregates.flatMap(({ outbox }) => outbox)) {
    const events = topics.get(topic);
    if (events) events.push(event);
    else topics.set(topic, [event]);
  }
  return topics;
}
