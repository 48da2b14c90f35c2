import type { z } from 'zod';

/** A fact that a service announces: past tense, versioned, ids and values only. */
export interface EventDefinition<Type extends string = string, Data extends z.ZodType = z.ZodType> {
  /** `<service>.<aggregate>`; the key within it is the aggregate's id. */
  readonly topic: string;
  /** `<aggregate>.<what happened>.v<n>` */
  readonly type: Type;
  readonly data: Data;
}

/**
 * Declares an event once, for the service that announces it and those that react.
 *
 * @example
 * export const listingSold = defineEvent({ topic: 'listings.listing', type: 'listing.sold.v1', data: z.object({ … }) });
 */
export function defineEvent<const Type extends string, Data extends z.ZodType>(
  definition: EventDefinition<Type, Data>,
): EventDefinition<Type, Data> {
  return definition;
}

/** An event as a reaction receives it: CloudEvents 1.0 attributes and typed data. */
export interface EventOf<Definition extends EventDefinition> {
  /** Unique per event; the same id may arrive more than once. */
  readonly id: string;
  readonly type: Definition['type'];
  /** The service that announced it. */
  readonly source: string;
  /** The aggregate's id, also the ordering key. */
  readonly subject: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly aggregateversion: number;
  readonly correlationid?: string | undefined;
  readonly causationid?: string | undefined;
  readonly traceparent?: string | undefined;
  readonly data: z.output<Definition['data']>;
}

/** What rules hand to a store: which event, with which data. The store adds id, time and version. */
export interface NewEvent<Definition extends EventDefinition = EventDefinition> {
  readonly definition: Definition;
  readonly data: z.output<Definition['data']>;
}

/** Makes a {@link NewEvent}. */
export function happened<Definition extends EventDefinition>(
  definition: Definition,
  data: z.output<Definition['data']>,
): NewEvent<Definition> {
  return { definition, data };
}
