import { Injectable } from '@nestjs/common';
import { commonErrors, type OutputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { findMedia, type Image, listingErrors } from '@vybac/contracts/listings';
import { type listMessages, type Message, messagingErrors, type Offer } from '@vybac/contracts/messaging';
import { AppError } from '@vybac/kit';
import { type Aggregate, RealtimePublisher, ServiceClient } from '@vybac/platform';
import { LRUCache } from 'lru-cache';
import { setTimeout as pause } from 'node:timers/promises';
import { type Conversation, otherSide } from '../conversations/conversation';
import { ConversationsStore } from '../conversations/conversations.store';
import { isSame, type MessageState, type NewMessage } from './message';
import { MessagesStore } from './messages.store';
import { Participants } from './participants';

/** Messages: far more than are on their way through the event log at any time. */
const remembered = 10_000;
/**
 * Milliseconds that a message has to get to the other one's screen before its conversation takes note of it: done at once, that
 * competed with it for processor and journal (measured: seen 1.43 instead of 1.50 × its floor later on two cores).
 */
const headStart = 4;

/** Sending, reading and catching up. */
@Injectable()
export class MessagesService {
  /** What this process notes, or has noted, by message; rejected where the database did not take it. */
  private readonly notes = new LRUCache<string, Promise<void>>({ max: remembered });

  constructor(
    private readonly messages: MessagesStore,
    private readonly conversations: ConversationsStore,
    private readonly participants: Participants,
    private readonly services: ServiceClient,
    private readonly realtime: RealtimePublisher,
  ) {}

  /**
   * Sends what a person wrote. The client's id makes sending again harmless.
   * @throws AppError `message.empty`, `conversation.missing`, `media.missing`, `request.key_reused` for another message under a known id
   */
  async send(
    actor: Actor,
    conversationId: string,
    body: { id: string; content: string; imageIds: readonly string[] },
  ): Promise<Message> {
    if (body.content === '' && body.imageIds.length === 0) throw new AppError(messagingErrors['message.empty']);
    const { recipientId, listingId } = await this.participants.of(conversationId, actor.id);
    const images = body.imageIds.length > 0 ? await this.imagesOf(actor.id, body.imageIds) : [];
    return this.post({
      id: body.id,
      conversationId,
      senderId: actor.id,
      senderName: actor.name,
      recipientId,
      listingId,
      kind: images.length > 0 ? 'image' : 'text',
      content: body.content,
      images,
      offerId: null,
      notice: null,
    });
  }

  /** Stores a message and tells both sides at once: neither waits for the event log (design §4.7). */
  async post(message: NewMessage, offer: Offer | null = null): Promise<Message> {
    const stored = await this.messages.append(message);
    if (!isSame(stored.message, message)) throw new AppError(commonErrors['request.key_reused']);
    const view = viewOf(stored.message, offer);
    if (stored.created)
      this.realtime.push([`actor:${message.recipientId}`, `actor:${message.senderId}`], 'message', view);
    const noted = pause(headStart).then(() => this.note(stored.message));
    this.notes.set(message.id, noted);
    await noted;
    return view;
  }

  /** The conversation takes note; repeated by a reaction in case this process ends before it has. */
  private note(message: Aggregate<MessageState>): Promise<void> {
    const { conversationId, sequence, content, kind, senderId, createdAt } = message;
    return this.conversations.noteMessage(conversationId, sequence, { content, kind, senderId, createdAt });
  }

  /** For the reaction: the process that stored the message has seldom ended in between, and then need not do it again. */
  async noteById(id: string): Promise<void> {
    const noted = await this.notes.get(id)?.then(
      () => true,
      () => false,
    );
    this.notes.delete(id);
    if (noted) return;
    const message = await this.messages.find(id);
    if (message) await this.note(message);
  }

  async list(
    actor: Actor,
    conversationId: string,
    { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
    offersOf: (ids: readonly string[]) => Promise<Map<string, Offer>>,
  ): Promise<OutputOf<typeof listMessages>> {
    await this.participants.of(conversationId, actor.id);
    const range = {
      limit: limit + 1,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    };
    const found = await this.messages.list(conversationId, range);
    const hasMore = found.length > limit;
    const shown = !hasMore ? found : after === undefined ? found.slice(1) : found.slice(0, limit);
    const offers = await offersOf(shown.flatMap(({ offerId }) => (offerId ? [offerId] : [])));
    return { items: shown.map((message) => viewOf(message, offers.get(message.offerId ?? '') ?? null)), hasMore };
  }

  /** How many messages from the other side one has not read. */
  async countUnread(conversation: Conversation, actorId: string): Promise<number> {
    const side = conversation.sides.find((one) => one.actorId === actorId);
    if (!side?.hasUnread) return 0;
    return this.messages.countFrom(conversation.id, otherSide(conversation, actorId).actorId, side.read);
  }

  private async imagesOf(ownerId: string, ids: readonly string[]): Promise<Image[]> {
    const { items } = await this.services.call(findMedia, { body: { ownerId, ids: [...ids] } });
    const byId = new Map(items.map((item) => [item.mediaId, item]));
    return ids.map((id) => {
      const found = byId.get(id);
      if (!found) throw new AppError(listingErrors['media.missing']);
      return found;
    });
  }
}

function viewOf(message: Aggregate<MessageState>, offer: Offer | null): Message {
  const { id, conversationId, sequence, senderId, kind, content, images, notice, createdAt } = message;
  return {
    id,
    conversationId,
    sequence,
    senderId,
    kind,
    content,
    images,
    offer,
    notice,
    createdAt: createdAt.toISOString(),
  };
}
