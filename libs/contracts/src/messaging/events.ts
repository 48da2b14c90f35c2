import { z } from 'zod';
import { defineEvent } from '../event';
import { id, moneySchema } from '../primitives';

export const messageSent = defineEvent({
  topic: 'messaging.message',
  type: 'message.sent.v1',
  data: z.object({
    messageId: id,
    conversationId: id,
    sequence: z.number().int(),
    senderId: id,
    senderName: z.string(),
    recipientId: id,
    listingId: id.nullable(),
    kind: z.enum(['text', 'image', 'offer', 'notice']),
    /** Cut at 50 characters: all that a notification shows. */
    preview: z.string(),
  }),
});

const topic = 'messaging.offer';

const offerFact = z.object({
  offerId: id,
  conversationId: id,
  listingId: id,
  listingTitle: z.string(),
  buyerId: id,
  buyerName: z.string(),
  sellerId: id,
  sellerName: z.string(),
  amount: moneySchema,
  /** Whose act it was; null for time and the marketplace. */
  by: z.enum(['buyer', 'seller']).nullable(),
});

export const offerMade = defineEvent({ topic, type: 'offer.made.v1', data: offerFact });
export const offerCountered = defineEvent({ topic, type: 'offer.countered.v1', data: offerFact });
export const offerAccepted = defineEvent({ topic, type: 'offer.accepted.v1', data: offerFact.extend({ orderId: id }) });
export const offerDeclined = defineEvent({ topic, type: 'offer.declined.v1', data: offerFact });
export const offerWithdrawn = defineEvent({ topic, type: 'offer.withdrawn.v1', data: offerFact });
export const offerExpired = defineEvent({ topic, type: 'offer.expired.v1', data: offerFact });
/** Ended because the item was reserved for somebody else, sold or removed. */
export const offerClosed = defineEvent({
  topic,
  type: 'offer.closed.v1',
  data: offerFact.extend({ because: z.enum(['reserved', 'sold', 'removed']) }),
});

export const messagingEvents = [
  messageSent,
  offerMade,
  offerCountered,
  offerAccepted,
  offerDeclined,
  offerWithdrawn,
  offerExpired,
  offerClosed,
] as const;
