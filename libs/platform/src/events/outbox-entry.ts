import type { Envelope } from './envelope';

/** An event in its aggregate's document, until the relay has published it. */
export interface OutboxEntry {
  readonly topic: string;
  readonly event: Envelope;
}

/** The fields that a document with an outbox has. */
export interface WithOutbox {
  outbox: OutboxEntry[];
  /** When something was put in last; null when all is published. The relay's index stands on it. */
  outboxAt: Date | null;
}

/** A document with an outbox, as it lies in its collection. */
export type OutboxDocument = WithOutbox & { _id: string };

/** What waited in a document's outbox at some moment. */
export type PendingOutbox = Pick<OutboxDocument, '_id' | 'outbox'>;
