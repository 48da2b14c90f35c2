import { randomUUID } from 'node:crypto';
import { deadLetterAdded } from '@vybac/contracts';
import type { LogRecord } from './event-log';
import type { OutboxEntry } from './outbox-entry';
import { readEnvelope } from './reaction';

/** The death of an event, as the service knows it. */
export interface Death {
  /** The dead letter's: what `replay` takes. */
  readonly id: string;
  /** How often it has died by now. */
  readonly deaths: number;
  readonly reaction: string;
  readonly record: LogRecord;
  readonly attempts: number;
  readonly cause: string;
  readonly at: Date;
}

// A log takes no more than a megabyte, and the text grows within its envelope; an announcement that is refused would hold up
// all that the service has to say. The whole text stays in `parked_events`.
const longestText = 100_000;
const longestCause = 2_000;

/** What a service announces when one of its reactions gives up: in the trace of the event, and with that as its cause. */
export function deadLetterEntry(
  service: string,
  { id, deaths, reaction, record, attempts, cause, at }: Death,
): OutboxEntry {
  const { topic, type, data } = deadLetterAdded(service);
  const original = readEnvelope(record.value);
  const known = original instanceof Error ? null : original;
  return {
    topic,
    event: {
      specversion: '1.0',
      id: randomUUID(),
      source: `/${service}`,
      type,
      subject: id,
      time: at.toISOString(),
      datacontenttype: 'application/json',
      partitionkey: record.key || id,
      aggregateversion: deaths,
      ...(known && { causationid: known.id }),
      ...(known?.correlationid && { correlationid: known.correlationid }),
      ...(known?.traceparent && { traceparent: known.traceparent }),
      data: data.parse({
        reaction,
        position: record.position,
        cause: cause.slice(0, longestCause),
        attempts,
        type: record.type ?? known?.type ?? null,
        value: record.value.slice(0, longestText),
      }),
    },
  };
}
