import type { OnModuleInit } from '@nestjs/common';
import { commonErrors, type NewEvent } from '@vybac/contracts';
import { AppError, type ErrorDefinition } from '@vybac/kit';
import type { Collection, mongo } from 'mongoose';
import { setTimeout as pause } from 'node:timers/promises';
import type { WorkContext } from '../context';
import { isDuplicateKey } from '../events/duplicate-key';
import type { Outbox } from '../events/outbox';
import type { WithOutbox } from '../events/outbox-entry';
import { withPendingEvents } from '../events/pending-events';
import { updateFrom } from './update-from';

/** An aggregate as the rules see it. */
export type Aggregate<State> = State & {
  readonly id: string;
  /** 1 after `create`, one more with every change. */
  readonly version: number;
};

/** What a rule decided: the top-level fields to set (undefined removes one) and the facts to announce. */
export interface Decision<State> {
  readonly changes: Partial<State>;
  readonly events: readonly NewEvent[];
}

interface StoredAggregate extends WithOutbox {
  _id: string;
  version: number;
}

/** An aggregate as it lies in the collection. */
export type AggregateDocument<State> = State & StoredAggregate;

export interface AggregateStoreOptions {
  readonly collection: string;
  /** Thrown when there is no such aggregate. */
  readonly missing?: ErrorDefinition;
  readonly indexes?: readonly (readonly [keys: mongo.IndexSpecification, options?: mongo.CreateIndexesOptions])[];
}

const triesAgainstOthers = 10;

/**
 * Keeps the aggregates of one concept, each with the events that wait for publication, in one document. Every state change
 * is one atomic write that carries its events; subclasses add queries over `this.collection`.
 *
 * @example
 * export class OffersStore extends AggregateStore<Offer> {
 *   constructor(outbox: Outbox) {
 *     super(outbox, { collection: 'offers', missing: offerErrors['offer.missing'], indexes: [[{ listingId: 1 }]] });
 *   }
 * }
 * await offers.change(id, (offer) => withdraw(offer, actor, clock.now()));
 */
export abstract class AggregateStore<State extends object> implements OnModuleInit {
  protected readonly collection: Collection<AggregateDocument<State>>;
  private readonly documents: Collection<StoredAggregate>;

  constructor(
    protected readonly outbox: Outbox,
    private readonly options: AggregateStoreOptions,
  ) {
    this.collection = outbox.database.connection.collection<AggregateDocument<State>>(options.collection);
    this.documents = outbox.database.connection.collection<StoredAggregate>(options.collection);
    outbox.watch(options.collection);
  }

  /** Makes the indexes exist. */
  async onModuleInit(): Promise<void> {
    await this.documents.createIndex({ outboxAt: 1 }, { partialFilterExpression: withPendingEvents });
    for (const [keys, options] of this.options.indexes ?? []) await this.documents.createIndex(keys, options ?? {});
  }

  /**
   * Stores a new aggregate as version 1 and announces `events`.
   *
   * @throws MongoServerError for a duplicate `id` or another unique value: see `isDuplicateKey`, or use `createOnce`
   */
  async create(
    id: string,
    state: State,
    events: readonly NewEvent[],
    context?: WorkContext,
  ): Promise<Aggregate<State>> {
    const outbox = this.outbox.entries(id, 1, events, context);
    const document = { ...state, _id: id, version: 1, outbox, outboxAt: outbox.length > 0 ? new Date() : null };
    await this.documents.insertOne(document);
    if (outbox.length > 0) this.outbox.wake(this.options.collection, document);
    return toAggregate<State>(document);
  }

  /** Like `create`, but answers the aggregate that already has this id: for ids that follow from their cause. */
  async createOnce(
    id: string,
    state: State,
    events: readonly NewEvent[],
    context?: WorkContext,
  ): Promise<{ aggregate: Aggregate<State>; created: boolean }> {
    try {
      return { aggregate: await this.create(id, state, events, context), created: true };
    } catch (error) {
      const existing = isDuplicateKey(error) ? await this.find(id) : null;
      if (!existing) throw error;
      return { aggregate: existing, created: false };
    }
  }

  async find(id: string): Promise<Aggregate<State> | null> {
    const document = await this.documents.findOne({ _id: id }, { projection: { outbox: 0, outboxAt: 0 } });
    return document && toAggregate<State>(document);
  }

  /** @throws AppError the store's `missing` error */
  async get(id: string): Promise<Aggregate<State>> {
    const aggregate = await this.find(id);
    if (!aggregate) throw new AppError(this.options.missing ?? commonErrors['resource.missing']);
    return aggregate;
  }

  /**
   * Lets `decide`, a pure function, look at the current state; writes its changes and events if nobody was quicker, and
   * otherwise asks again with the newer state. `decide` answers null when there is nothing to do, or throws.
   *
   * @returns the aggregate afterwards
   * @throws AppError `conflict.busy` when others were quicker ten times; the store's `missing` error; what `decide` throws
   */
  async change(
    id: string,
    decide: (current: Aggregate<State>) => Decision<State> | null,
    context?: WorkContext,
  ): Promise<Aggregate<State>> {
    for (let round = 0; round < triesAgainstOthers; round += 1) {
      const current = await this.get(id);
      const decision = decide(current);
      if (!decision) return current;
      const changed = await this.write(current, decision, context);
      if (changed) return changed;
      await pause(Math.random() * 2 ** Math.min(round, 5)); // spreads the racers; decides nothing
    }
    throw new AppError(commonErrors['conflict.busy']);
  }

  private async write(
    current: Aggregate<State>,
    decision: Decision<State>,
    context?: WorkContext,
  ): Promise<Aggregate<State> | null> {
    const { id, version } = current;
    const entries = this.outbox.entries(id, version + 1, decision.events, context);
    const changed = await this.documents.findOneAndUpdate({ _id: id, version }, updateFrom(decision.changes, entries), {
      returnDocument: 'after',
    });
    // With what was there before: the relay publishes an aggregate's events in order.
    if (changed && entries.length > 0) this.outbox.wake(this.options.collection, changed);
    return changed && toAggregate<State>(changed);
  }
}

function toAggregate<State>(document: StoredAggregate): Aggregate<State> {
  const { _id: id, outbox: _outbox, outboxAt: _outboxAt, ...rest } = document;
  return { ...rest, id } as unknown as Aggregate<State>;
}
