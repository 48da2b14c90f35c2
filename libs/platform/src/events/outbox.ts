import { Injectable } from '@nestjs/common';
import type { NewEvent } from '@vybac/contracts';
import { Clock, Ids } from '@vybac/kit';
import { currentContext, traceparentOf, type WorkContext } from '../context';
import { Database } from '../mongo/database';
import type { OutboxEntry, PendingOutbox } from './outbox-entry';
import { OutboxRelay } from './outbox.relay';

/**
 * Turns what the rules say happened into entries for an aggregate's outbox. They are written together with the change; this
 * class never writes.
 */
@Injectable()
export class Outbox {
  constructor(
    readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly relay: OutboxRelay,
  ) {}

  /** Lets the relay look into a collection from now on. */
  watch(collection: string): void {
    this.relay.watch(collection);
  }

  /** Tells the relay what was written to a collection: all that waits in the outbox of a document. */
  wake(collection: string, outbox: PendingOutbox): void {
    this.relay.wake(collection, outbox);
  }

  /**
   * @param version the version that the change gives to the aggregate
   * @throws ZodError when the data does not fit the event's contract: a mistake in the rules
   */
  entries(
    aggregateId: string,
    version: number,
    events: readonly NewEvent[],
    context: WorkContext = currentContext(),
  ): OutboxEntry[] {
    return events.map(({ definition, data }) => ({
      topic: definition.topic,
      event: {
        specversion: '1.0',
        id: this.ids.next(),
        source: `/${this.relay.service}`,
        type: definition.type,
        subject: aggregateId,
        time: this.clock.now().toISOString(),
        datacontenttype: 'application/json',
        partitionkey: aggregateId,
        aggregateversion: version,
        correlationid: context.correlationId,
        ...(context.causationId && { causationid: context.causationId }),
        traceparent: traceparentOf(context),
        data: definition.data.parse(data),
      },
    }));
  }
}
