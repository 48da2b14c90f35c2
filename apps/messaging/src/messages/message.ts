import { happened, type NewEvent } from '@vybac/contracts';
import type { Image } from '@vybac/contracts/listings';
import { messageSent, type Message } from '@vybac/contracts/messaging';
import { previewLength } from '@vybac/contracts/notifications';
import { preview } from '@vybac/kit';

export interface MessageState {
  conversationId: string;
  sequence: number;
  senderId: string;
  senderName: string;
  recipientId: string;
  listingId: string | null;
  kind: Message['kind'];
  content: string;
  images: Image[];
  /** Of `offer` messages: the card's offer. */
  offerId: string | null;
  notice: Message['notice'];
  createdAt: Date;
}

/** A message before it has its place in the conversation. */
export type NewMessage = Omit<MessageState, 'sequence' | 'createdAt'> & { readonly id: string };

export function messageEvents(id: string, state: MessageState): NewEvent[] {
  const { conversationId, sequence, senderId, senderName, recipientId, listingId, kind, content } = state;
  return [
    happened(messageSent, {
      messageId: id,
      conversationId,
      sequence,
      senderId,
      senderName,
      recipientId,
      listingId,
      kind,
      preview: preview(content, previewLength),
    }),
  ];
}

/** Whether a message that arrives again under a known id is really the same. */
export function isSame(known: MessageState, again: NewMessage): boolean {
  return (
    known.conversationId === again.conversationId &&
    known.senderId === again.senderId &&
    known.content === again.content &&
    imageIds(known) === imageIds(again)
  );
}

function imageIds({ images }: Pick<MessageState, 'images'>): string {
  return images.map(({ mediaId }) => mediaId).join();
}
