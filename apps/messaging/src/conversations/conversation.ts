import type { Message } from '@vybac/contracts/messaging';
import { derivedId } from '@vybac/kit/derived-id';

/** How far one side is. All of it only grows, so that reports may come late, twice or out of order. */
export interface Side {
  readonly actorId: string;
  /** Up to which sequence this side's client has received messages. */
  readonly delivered: number;
  /** … and shown them. */
  readonly read: number;
  /** The latest message from the other side. */
  readonly incoming: number;
  readonly hasUnread: boolean;
}

/** Two people, about a listing or about none. */
export interface Conversation {
  readonly id: string;
  readonly listingId: string | null;
  readonly sides: readonly Side[];
  readonly lastSequence: number;
  readonly lastMessage: { content: string; kind: Message['kind']; senderId: string; createdAt: Date } | null;
  /** The first message; null before it, and in conversations older than this field. */
  readonly opening?: { senderId: string; at: Date } | null;
  /** The first message of the other side, and the milliseconds for which it was waited. */
  readonly answer?: { senderId: string; sequence: number; at: Date; waited: number } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * The one id that a conversation of these two about this listing can have: both may open it at the same moment and meet in
 * the same one.
 */
export function conversationIdOf(people: readonly [string, string], listingId: string | null): string {
  return derivedId([...[...people].sort(), listingId ?? ''].join('\n'));
}

export function sideOf(conversation: Conversation, actorId: string): Side | undefined {
  return conversation.sides.find((side) => side.actorId === actorId);
}

export function otherSide(conversation: Conversation, actorId: string): Side {
  const other = conversation.sides.find((side) => side.actorId !== actorId);
  if (!other) throw new Error(`Conversation ${conversation.id} has one side`);
  return other;
}
