import { z } from 'zod';
import { defineEvent, type EventDefinition } from './event';

const data = z.object({
  /** Which reaction of the service gave up. */
  reaction: z.string(),
  /** Where the event lies in the log. */
  position: z.string(),
  /** The last error, in words. */
  cause: z.string(),
  /** 0 for what could not even be read. */
  attempts: z.number().int().min(0),
  /** The event's type; null when nobody can tell. */
  type: z.string().nullable(),
  /** The event as it came; very long ones are cut. */
  value: z.string(),
});

/**
 * A service gave up on an event. For operators: whoever can read topics sees what died, where and why. The subject is the dead
 * letter's id, the key that of the event.
 */
export function deadLetterAdded(service: string): EventDefinition<string, typeof data> {
  return defineEvent({ topic: `${service}.dead-letter`, type: `${service}.dead-letter.added.v1`, data });
}
