import { z } from 'zod';
import { id, moment, moneySchema, nothing, page, pageQuery, paragraph, personSummary } from '../primitives';
import { defineRoute } from '../route';
import { image } from '../listings/image';
import { listingStatus } from '../listings/taxonomy-schemas';
import { offer } from './offers';

export const messageLimit = 1_000;
export const messageImageLimit = 5;
/** Consecutive messages of one sender closer than this share a timestamp. */
export const timestampGapMilliseconds = 300_000;
export const missingMessageMessage = 'Missing required information to send message.';

export const messageStatus = z.enum(['sent', 'delivered', 'read']);

export const message = z.object({
  /** Made by the sender's client, so that sending again changes nothing. */
  id,
  conversationId: id,
  /** 1, 2, 3 … within the conversation: the order, and how a gap is noticed. */
  sequence: z.number().int().positive(),
  senderId: id,
  kind: z.enum(['text', 'image', 'offer', 'notice']),
  content: z.string(),
  images: z.array(image),
  /** Present on `offer` messages: the card as it stands now. */
  offer: offer.nullable(),
  /** Present on `notice` messages: what happened, for the client to word. */
  notice: z.object({ code: z.string(), amount: moneySchema.nullable() }).nullable(),
  createdAt: moment,
});
export type Message = z.output<typeof message>;

/** The listing a conversation is about, as last heard. */
export const conversationListing = z.object({
  id,
  title: z.string(),
  price: moneySchema,
  imageUrl: z.string().nullable(),
  status: listingStatus,
  sellerId: id,
});

export const conversation = z.object({
  id,
  recipient: personSummary,
  listing: conversationListing.nullable(),
  lastMessage: z.object({ content: z.string(), kind: message.shape.kind, senderId: id, createdAt: moment }).nullable(),
  unreadCount: z.number().int(),
  /** Up to which sequence the other side's client has received and shown messages: the ticks. */
  recipientDelivered: z.number().int(),
  recipientRead: z.number().int(),
  lastSequence: z.number().int(),
  updatedAt: moment,
});
export type Conversation = z.output<typeof conversation>;

export const listConversations = defineRoute({
  service: 'messaging',
  method: 'GET',
  path: '/api/conversations',
  access: 'actor',
  summary: 'One’s conversations, latest first, and how many hold unread messages',
  query: pageQuery,
  status: 200,
  output: page(conversation).extend({ unreadCount: z.number().int() }),
  errors: ['cursor.invalid'],
});

export const openConversation = defineRoute({
  service: 'messaging',
  method: 'POST',
  path: '/api/conversations',
  access: 'actor',
  summary: 'Find or start the conversation with somebody, about a listing or not',
  body: z.object({ recipientId: id, listingId: id.nullable().default(null) }),
  status: 200,
  output: conversation,
  errors: ['conversation.with_oneself', 'resource.missing', 'listing.missing'],
  limit: { action: 'conversation', max: 120, windowMinutes: 60 },
});

export const showConversation = defineRoute({
  service: 'messaging',
  method: 'GET',
  path: '/api/conversations/:id',
  access: 'actor',
  summary: 'A conversation; its two people only',
  params: z.object({ id }),
  status: 200,
  output: conversation,
  errors: ['conversation.missing'],
});

export const listMessages = defineRoute({
  service: 'messaging',
  method: 'GET',
  path: '/api/conversations/:id/messages',
  access: 'actor',
  summary: 'Messages in order: the latest, those before a sequence, or all after one (catch-up)',
  params: z.object({ id }),
  query: z.object({
    before: z.coerce.number().int().positive().optional(),
    after: z.coerce.number().int().min(0).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  status: 200,
  output: z.object({ items: z.array(message), hasMore: z.boolean() }),
  errors: ['conversation.missing'],
});

export const sendMessage = defineRoute({
  service: 'messaging',
  method: 'POST',
  path: '/api/conversations/:id/messages',
  access: 'actor',
  summary: 'Send a message; the client makes its id, so sending again changes nothing',
  params: z.object({ id }),
  body: z.object({
    id,
    content: paragraph(0, messageLimit),
    imageIds: z.array(id).max(messageImageLimit).default([]),
  }),
  status: 201,
  output: message,
  errors: ['conversation.missing', 'message.empty', 'media.missing'],
  limit: { action: 'message', max: 1_200, windowMinutes: 60 },
});

/** "Delivered" comes from the recipient's client, "read" only while visible in a focused window. */
export const reportReceipt = defineRoute({
  service: 'messaging',
  method: 'POST',
  path: '/api/conversations/:id/read',
  access: 'actor',
  summary: 'Tell up to which message one’s client has received and shown the conversation',
  params: z.object({ id }),
  body: z.object({ delivered: z.number().int().min(0).optional(), read: z.number().int().min(0).optional() }),
  status: 204,
  output: nothing,
  errors: ['conversation.missing'],
});

/** For the realtime gateway: may this actor hear this conversation? */
export const authorizeConversation = defineRoute({
  service: 'messaging',
  method: 'GET',
  path: '/internal/conversations/:id/participants/:actorId',
  access: 'service',
  summary: 'The other participant, when the actor takes part',
  params: z.object({ id, actorId: id }),
  status: 200,
  output: z.object({ recipientId: id, lastSequence: z.number().int() }),
  errors: ['conversation.missing'],
});

/** For the realtime gateway, which hears receipts on sockets. */
export const recordReceipt = defineRoute({
  service: 'messaging',
  method: 'POST',
  path: '/internal/conversations/:id/receipts',
  access: 'service',
  summary: 'Tell up to which message an actor’s client has received and shown the conversation',
  params: z.object({ id }),
  body: z.object({
    actorId: id,
    delivered: z.number().int().min(0).optional(),
    read: z.number().int().min(0).optional(),
  }),
  status: 204,
  output: nothing,
  errors: ['conversation.missing'],
});
