import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { otherSide } from '../conversations/conversation';
import { ConversationsStore } from '../conversations/conversations.store';

interface Participation {
  readonly recipientId: string;
  readonly listingId: string | null;
}

/** Who takes part in what. Participants never change, so knowing it once spares every message a query. */
@Injectable()
export class Participants {
  private readonly known = new LRUCache<string, Participation>({ max: 50_000 });

  constructor(private readonly conversations: ConversationsStore) {}

  /** @throws AppError `conversation.missing` when the actor takes no part in it */
  async of(conversationId: string, actorId: string): Promise<Participation> {
    const key = `${conversationId} ${actorId}`;
    const known = this.known.get(key);
    if (known) return known;
    const conversation = await this.conversations.getForParticipant(actorId, conversationId);
    const participation = { recipientId: otherSide(conversation, actorId).actorId, listingId: conversation.listingId };
    this.known.set(key, participation);
    return participation;
  }
}
