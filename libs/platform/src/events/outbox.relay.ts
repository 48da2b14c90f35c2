import type { Collection, Connection } from 'mongoose';
import type { EventLog } from './event-log';
import { FreshOutboxes } from './fresh-outboxes';
import { HeldLease } from './held-lease';
import { Leases, renewalInterval } from './leases';
import { Loop } from './loop';
import type { OutboxBell } from './outbox-bell';
import type { OutboxDocument, PendingOutbox } from './outbox-entry';
import { showOutbox } from './outbox-figures';
import { OutboxPublisher } from './outbox-publisher';
import { withPendingEvents } from './pending-events';
import { waitAtMost } from './time-limit';

export interface OutboxRelayOptions {
  readonly service: string;
  readonly connection: Connection;
  readonly log: EventLog;
  /** Between the processes of the service; without it what another one wrote is found at the next look. */
  readonly bell?: OutboxBell;
  /** How often to look for what nobody told of, in milliseconds. */
  readonly pollInterval?: number;
}

/** Documents; few questions for many events, since a busy service's reactions take their turns between them. */
const batchSize = 500;
const patienceAtStopping = 5_000;
/**
 * Milliseconds that whoever has written has to answer, and to tell the screens that wait for it, before the log and its readers want the
 * processor too (measured: a chat message seen 1.36 instead of 1.48 × its floor later on two cores). What is written meanwhile
 * goes along.
 */
const headStart = 4;

/**
 * Publishes what stands in the outboxes of a service's aggregates, in order per aggregate, and takes it out after the log's
 * acknowledgement. One relay per service is active; a crash between the two steps publishes again, never skips. What its own
 * process writes it is handed; what others wrote, or a crash left, it looks for.
 *
 * @example
 * const relay = new OutboxRelay({ service: 'listings', connection, log });
 * relay.start();
 * relay.wake('listings', { _id, outbox });
 */
export class OutboxRelay {
  readonly service: string;
  private readonly lease: HeldLease;
  private readonly publisher: OutboxPublisher;
  private readonly fresh = new FreshOutboxes();
  private readonly handing: Loop;
  private readonly looking: Loop;
  private readonly holding: Loop;
  private readonly collections = new Map<string, Collection<OutboxDocument>>();
  private readonly pollInterval: number;
  /** Collections with something that was not handed over. */
  private readonly written = new Set<string>();
  private lookedIntoAllAt = -Infinity;
  private leaving: NodeJS.Timeout | undefined;
  private paused = false;
  private forgetFigures: () => void = () => undefined;

  constructor(private readonly options: OutboxRelayOptions) {
    const { service, connection, log, bell, pollInterval = 2_000 } = options;
    this.service = service;
    this.pollInterval = pollInterval;
    this.lease = new HeldLease(new Leases(connection), 'outbox-relay');
    this.publisher = new OutboxPublisher(log, async () => !this.paused && this.lease.isSure());
    this.handing = new Loop(`outbox relay of ${service}`, null, () => this.publishFresh());
    this.looking = new Loop(`outbox search of ${service}`, pollInterval, () => this.look());
    this.holding = new Loop(`outbox lease of ${service}`, renewalInterval, () => this.holdLease());
    bell?.onRing((collection) => this.lookInto(collection));
  }

  /** Looks into this collection from now on. */
  watch(name: string): void {
    this.collections.set(name, this.options.connection.collection<OutboxDocument>(name));
    this.lookInto(name);
  }

  start(): void {
    this.forgetFigures();
    this.forgetFigures = showOutbox(this.service, this.collections);
    for (const loop of [this.holding, this.looking, this.handing]) loop.start();
  }

  /**
   * Something was written to `collection`.
   *
   * @param outbox what waits in the written document, all of it, if it is at hand: then nobody needs to look for it
   */
  wake(collection: string, outbox?: PendingOutbox): void {
    if (!this.lease.isHeld) this.options.bell?.ring(collection);
    else if (outbox && this.fresh.add(collection, outbox)) this.handSoon();
    else this.lookInto(collection);
  }

  /** For tests: nothing is published until `resume`; resolves when the batch in hand is out. */
  async pause(): Promise<void> {
    this.paused = true;
    await Promise.all([this.handing.stop(), this.looking.stop()]);
    await this.publisher.finish();
  }

  resume(): void {
    this.paused = false;
    this.looking.start();
    this.handing.start();
  }

  /** Finishes the batch in hand and lets another relay take over at once. One that the log does not take is left after 5 s. */
  async stop(): Promise<void> {
    this.forgetFigures();
    await waitAtMost(patienceAtStopping, this.end());
  }

  private async end(): Promise<void> {
    await this.options.bell?.close();
    await Promise.all([this.pause(), this.holding.stop()]);
    await this.lease.release();
  }

  private async holdLease(): Promise<void> {
    if (!(await this.lease.hold())) return;
    this.lookedIntoAllAt = -Infinity;
    this.looking.wake();
  }

  private handSoon(): void {
    this.leaving ??= setTimeout(() => {
      this.leaving = undefined;
      this.handing.wake();
    }, headStart).unref();
  }

  private lookInto(collection: string): void {
    this.written.add(collection);
    this.looking.wake();
  }

  /** What fails here is found at the next look. */
  private async publishFresh(): Promise<void> {
    for (let taken = this.fresh.take(); taken; taken = this.fresh.take()) {
      const collection = this.collections.get(taken.collection);
      if (collection) await this.publisher.publish(collection, taken.outboxes);
    }
  }

  private async look(): Promise<void> {
    for (const collection of this.toLookInto())
      while (this.lease.isHeld && !this.paused && (await this.publishFound(collection)));
  }

  /** What somebody has written to, and now and then all the rest. */
  private toLookInto(): Collection<OutboxDocument>[] {
    const isDue = performance.now() - this.lookedIntoAllAt >= this.pollInterval;
    if (isDue) this.lookedIntoAllAt = performance.now();
    const due = [...this.collections].filter(([name]) => isDue || this.written.has(name));
    this.written.clear();
    return due.map(([, collection]) => collection);
  }

  /** @returns whether there may be more */
  private async publishFound(collection: Collection<OutboxDocument>): Promise<boolean> {
    const found = await collection
      .find(withPendingEvents, { projection: { outbox: 1 } })
      .sort({ outboxAt: 1 })
      .limit(batchSize)
      .toArray();
    if (found.length === 0) return false;
    const published = await this.publisher.publish(collection, found);
    await published?.takenOut;
    return published !== null && found.length === batchSize;
  }
}
