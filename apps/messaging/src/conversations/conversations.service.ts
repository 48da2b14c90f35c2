import { Injectable } from '@nestjs/common';
import { commonErrors, type OutputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import {
  type authorizeConversation,
  type Conversation as ConversationView,
  type listConversations,
  messagingErrors,
  responseTimeDays,
  type showResponseTime,
} from '@vybac/contracts/messaging';
import { AppError, Clock } from '@vybac/kit';
import { Cursors, RealtimePublisher } from '@vybac/platform';
import { ListingsStore } from '../listings/listings.store';
import { MessagesService } from '../messages/messages.service';
import { PeopleStore } from '../people/people.store';
import { type Conversation, conversationIdOf, otherSide, sideOf } from './conversation';
import { ConversationsStore } from './conversations.store';
import { responseTimeOf } from './response-time';

const day = 86_400_000;
/** Of very busy people the latest answers are enough. */
const mostAnswers = 500;

@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsStore,
    private readonly people: PeopleStore,
    private readonly listings: ListingsStore,
    private readonly messages: MessagesService,
    private readonly realtime: RealtimePublisher,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `conversation.with_oneself`, `resource.missing` for nobody, `listing.missing` */
  async open(actor: Actor, recipientId: string, listingId: string | null): Promise<ConversationView> {
    if (recipientId === actor.id) throw new AppError(messagingErrors['conversation.with_oneself']);
    if (!(await this.people.get(recipientId))) throw new AppError(commonErrors['resource.missing']);
    // A conversation is about the listing of one of the two; anything else is about no listing.
    const listing = listingId ? await this.listings.ask(listingId) : null;
    const isTheirs = listing?.sellerId === recipientId || listing?.sellerId === actor.id;
    return this.viewOf(await this.between(actor.id, recipientId, isTheirs ? listingId : null), actor.id);
  }

  /** The conversation of these two about this listing, made when there is none. */
  between(firstId: string, secondId: string, listingId: string | null): Promise<Conversation> {
    const people = [firstId, secondId] as const;
    return this.conversations.open(conversationIdOf([...people], listingId), [...people], listingId, this.clock.now());
  }

  async show(actor: Actor, id: string): Promise<ConversationView> {
    return this.viewOf(await this.conversations.getForParticipant(actor.id, id), actor.id);
  }

  async list(
    actor: Actor,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<OutputOf<typeof listConversations>> {
    const [updatedAt, id] = cursor ? this.cursors.open(cursor) : [];
    const before = id === undefined ? undefined : { updatedAt: new Date(Number(updatedAt)), id: String(id) };
    const found = await this.conversations.listForParticipant(actor.id, limit + 1, before);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: await this.viewsOf(shown, actor.id),
      nextCursor: last ? this.cursors.seal([last.updatedAt.getTime(), last.id]) : null,
      unreadCount: await this.conversations.countUnread(actor.id),
    };
  }

  /** Ticks come from the reader's client; the other side sees them at once. */
  async noteReceipt(
    actorId: string,
    id: string,
    { delivered = 0, read = 0 }: { delivered?: number | undefined; read?: number | undefined },
  ): Promise<void> {
    const noted = await this.conversations.noteReceipt(id, actorId, delivered, read);
    if (!noted) throw new AppError(messagingErrors['conversation.missing']);
    if (!noted.changed) return;
    const receipt = { conversationId: id, actorId, delivered: noted.side.delivered, read: noted.side.read };
    this.realtime.push([`actor:${noted.other}`, `actor:${actorId}`], 'receipt', receipt);
  }

  async authorize(id: string, actorId: string): Promise<OutputOf<typeof authorizeConversation>> {
    const conversation = await this.conversations.getForParticipant(actorId, id);
    return { recipientId: otherSide(conversation, actorId).actorId, lastSequence: conversation.lastSequence };
  }

  /** How long somebody takes to answer (rulings, Response time). */
  async responseTime(personId: string): Promise<OutputOf<typeof showResponseTime>> {
    const since = new Date(this.clock.now().getTime() - responseTimeDays * day);
    return responseTimeOf(await this.conversations.waitsFor(personId, since, mostAnswers));
  }

  private async viewOf(conversation: Conversation, actorId: string): Promise<ConversationView> {
    const [view] = await this.viewsOf([conversation], actorId);
    if (!view) throw new AppError(messagingErrors['conversation.missing']);
    return view;
  }

  private async viewsOf(conversations: readonly Conversation[], actorId: string): Promise<ConversationView[]> {
    const people = await this.people.find(conversations.map((one) => otherSide(one, actorId).actorId));
    const listings = await this.listings.find(conversations.flatMap(({ listingId }) => (listingId ? [listingId] : [])));
    return Promise.all(
      conversations.map(async (one): Promise<ConversationView> => {
        const other = otherSide(one, actorId);
        const recipient = people.get(other.actorId);
        if (!recipient || !sideOf(one, actorId)) throw new AppError(messagingErrors['conversation.missing']);
        return {
          id: one.id,
          recipient,
          listing: listings.get(one.listingId ?? '') ?? null,
          lastMessage: one.lastMessage && { ...one.lastMessage, createdAt: one.lastMessage.createdAt.toISOString() },
          unreadCount: await this.messages.countUnread(one, actorId),
          recipientDelivered: other.delivered,
          recipientRead: other.read,
          lastSequence: one.lastSequence,
          updatedAt: one.updatedAt.toISOString(),
        };
      }),
    );
  }
}
