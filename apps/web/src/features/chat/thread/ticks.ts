import type { Conversation } from '@vybac/contracts/messaging';

export type Tick = 'sending' | 'sent' | 'delivered' | 'read';

/** How far one's own message has come: on the server, at the other side's client, or seen there. */
export function tickOf(
  sequence: number | null,
  { recipientDelivered, recipientRead }: Pick<Conversation, 'recipientDelivered' | 'recipientRead'>,
): Tick {
  if (sequence === null) return 'sending';
  if (sequence <= recipientRead) return 'read';
  return sequence <= recipientDelivered ? 'delivered' : 'sent';
}
