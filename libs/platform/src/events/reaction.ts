import type { EventDefinition } from '@vybac/contracts';
import { z } from 'zod';
import { envelopeSchema, type Envelope } from './envelope';
import type { LogRecord } from './event-log';

/** One thing that a service does when a fact arrives. */
export interface Reaction {
  /** Unique within the service, effect-like: `close-offers`. The consumer group is `<service>.<name>`. */
  readonly name: string;
  readonly definition: EventDefinition;
  /** Milliseconds after which an attempt counts as failed. */
  readonly timeLimit: number;
  /** Nobody waits for its effect: events may come a second later, and many at once. */
  readonly isUnhurried: boolean;
  readonly handle: (event: Envelope) => Promise<void>;
}

/** The event in a record; null when it is none of this reaction's; or why it cannot be read. */
export function readEvent(record: LogRecord, definition: EventDefinition): Envelope | null | Error {
  if (record.type !== null && record.type !== definition.type) return null;
  const envelope = readEnvelope(record.value);
  if (envelope instanceof Error) return envelope;
  if (envelope.type !== definition.type) return null;
  const data = definition.data.safeParse(envelope.data);
  if (!data.success) return new Error(`Data does not fit ${definition.type}: ${z.prettifyError(data.error)}`);
  return { ...envelope, data: data.data };
}

/** The event in a text, whatever it tells; or why there is none. */
export function readEnvelope(text: string): Envelope | Error {
  const content = parseJson(text);
  if (content === undefined) return new Error('Not an event: bad JSON');
  const envelope = envelopeSchema.safeParse(content);
  return envelope.success ? envelope.data : new Error(`Not an event: ${z.prettifyError(envelope.error)}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
