import type { Conversation, Message, Offer } from '@vybac/contracts/messaging';

export const me = '00000000-0000-4000-8000-000000000001';
export const other = '00000000-0000-4000-8000-000000000002';
const listingId = '00000000-0000-4000-8000-000000000003';

/** One's conversation with Ben about his bike. */
export const conversation: Conversation = {
  id: '00000000-0000-4000-8000-0000000000c1',
  recipient: { id: other, kind: 'user', name: 'Ben', username: 'ben', avatarUrl: null },
  listing: {
    id: listingId,
    title: 'Road bike',
    price: { amount: 6000, currency: 'USD' },
    imageUrl: null,
    status: 'active',
    sellerId: other,
  },
  lastMessage: null,
  unreadCount: 0,
  recipientDelivered: 0,
  recipientRead: 0,
  lastSequence: 0,
  updatedAt: '2025-06-18T12:00:00Z',
};

/** The message with this number. */
export function message(sequence: number, senderId: string, content: string): Message {
  return {
    id: `00000000-0000-4000-8000-00000000010${sequence}`,
    conversationId: conversation.id,
    sequence,
    senderId,
    kind: 'text',
    content,
    images: [],
    offer: null,
    notice: null,
    createdAt: `2025-06-18T12:0${sequence}:00Z`,
  };
}

/** One's offer of $40 on Ben's bike; it is his turn. */
export const offer: Offer = {
  id: '00000000-0000-4000-8000-0000000000f1',
  listingId,
  listingTitle: 'Road bike',
  conversationId: conversation.id,
  buyer: { id: me, kind: 'user', name: 'Ana', username: 'ana', avatarUrl: null },
  sellerId: other,
  status: 'open',
  turn: 'seller',
  amount: { amount: 4000, currency: 'USD' },
  history: [{ by: 'buyer', amount: { amount: 4000, currency: 'USD' }, at: '2025-06-18T11:00:00Z' }],
  expiresAt: new Date(Date.now() + 47.5 * 3_600_000).toISOString(),
  orderId: null,
  closedBecause: null,
  version: 1,
  createdAt: '2025-06-18T11:00:00Z',
  updatedAt: '2025-06-18T11:00:00Z',
};
