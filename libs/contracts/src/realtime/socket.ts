import { z } from 'zod';
import { conversation, message } from '../messaging/conversations';
import { notification } from '../notifications/notifications';
import { id } from '../primitives';

/**
 * A stream that a client may listen to: its own `actor:<id>` (joined by itself), `conversation:<id>` (its participants),
 * `listing:<id>` (everybody).
 */
export const stream = z.string().regex(/^(actor|conversation|listing):[0-9a-f-]{36}$/);

export const receipt = z.object({
  conversationId: id,
  actorId: id,
  delivered: z.number().int(),
  read: z.number().int(),
});

export const typing = z.object({ conversationId: id, actorId: id });

/** What the server says, by event name. Anything a client missed it asks for by HTTP; nothing here is the only copy. */
export const serverMessages = {
  message,
  receipt,
  typing,
  /** Somebody with whom one has a conversation open is online, or is not any more; said again now and then. Volatile. */
  presence: z.object({ actorId: id, isOnline: z.boolean() }),
  conversation,
  notification,
  /** Something about a listing changed: ask again. */
  listing: z.object({ listingId: id, status: z.string() }),
  /** What people say about a listing changed: ask again. */
  comments: z.object({ listingId: id }),
  /** An offer or order of one's own changed: ask again. */
  offer: z.object({ offerId: id, conversationId: id, version: z.number().int() }),
  order: z.object({ orderId: id }),
  /** This session has ended: sign out here too. */
  'session-ended': z.object({ sessionId: z.string() }),
} as const;
export type ServerMessages = { [Name in keyof typeof serverMessages]: z.output<(typeof serverMessages)[Name]> };

/** What a client may say. Each is acknowledged with `{ ok: true }` or `{ ok: false, code }`. */
export const clientMessages = {
  join: z.object({ stream }),
  leave: z.object({ stream }),
  /** Volatile: never stored. */
  typing: z.object({ conversationId: id }),
  /** The client has received messages up to here. */
  delivered: z.object({ conversationId: id, sequence: z.number().int().positive() }),
  /** The messages up to here are visible in a focused window. */
  read: z.object({ conversationId: id, sequence: z.number().int().positive() }),
} as const;
export type ClientMessages = { [Name in keyof typeof clientMessages]: z.output<(typeof clientMessages)[Name]> };

export type Acknowledgement = { ok: true } | { ok: false; code: string };

/** A push from a service to everybody on some streams. */
export interface Push<Name extends keyof ServerMessages = keyof ServerMessages> {
  readonly streams: readonly string[];
  readonly name: Name;
  readonly payload: ServerMessages[Name];
  /** W3C `traceparent` of the work that says it, when that is traced. Browsers are not told. */
  readonly traceparent?: string | undefined;
}
