import type { Message } from '@vybac/contracts/messaging';

/** What is known of a conversation's messages: without gaps, in order of sequence. */
export interface Thread {
  messages: Message[];
  hasOlder: boolean;
}

export function lastSequence({ messages }: Thread): number {
  return messages.at(-1)?.sequence ?? 0;
}

/** Something between the last message and this one has not arrived. */
export function leavesGap(thread: Thread, message: Message): boolean {
  return message.sequence > lastSequence(thread) + 1;
}

/** Each message once, in order; what arrives later replaces what was known. */
export function merge(thread: Thread, arrived: readonly Message[], hasOlder = thread.hasOlder): Thread {
  const bySequence = new Map([...thread.messages, ...arrived].map((message) => [message.sequence, message]));
  return { messages: [...bySequence.values()].sort((one, other) => one.sequence - other.sequence), hasOlder };
}
