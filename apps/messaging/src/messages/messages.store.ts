import { Injectable } from '@nestjs/common';
import { Clock } from '@vybac/kit';
import { type Aggregate, AggregateStore, isDuplicateKey, Outbox } from '@vybac/platform';
import { LRUCache } from 'lru-cache';
import { type MessageState, messageEvents, type NewMessage } from './message';

const triesAgainstOthers = 200;

/** Messages, each one insert: its place in the conversation and its event are in the same document. */
@Injectable()
export class MessagesStore extends AggregateStore<MessageState> {
  /** The last sequence given out here; another process may have given out more, which the unique index tells. */
  private readonly lastSequences = new LRUCache<string, number>({ max: 50_000 });
  private readonly turns = new Map<string, Promise<void>>();

  constructor(
    outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super(outbox, {
      collection: 'messages',
      indexes: [
        [{ conversationId: 1, sequence: 1 }, { unique: true }],
        [{ conversationId: 1, senderId: 1, sequence: 1 }],
      ],
    });
  }

  /** Puts a message at the end of its conversation; one that is there already stays as it is. */
  append(message: NewMessage): Promise<{ message: Aggregate<MessageState>; created: boolean }> {
    return this.inTurn(message.conversationId, () => this.appendNow(message));
  }

  private async appendNow({
    id,
    ...message
  }: NewMessage): Promise<{ message: Aggregate<MessageState>; created: boolean }> {
    const { conversationId } = message;
    for (let tries = 0; tries < triesAgainstOthers; tries += 1) {
      const sequence = (this.lastSequences.get(conversationId) ?? (await this.lastSequence(conversationId))) + 1;
      const state: MessageState = { ...message, sequence, createdAt: this.clock.now() };
      try {
        const created = await this.create(id, state, messageEvents(id, state));
        this.lastSequences.set(conversationId, sequence);
        return { message: created, created: true };
      } catch (error) {
        this.lastSequences.delete(conversationId);
        if (!isDuplicateKey(error)) throw error;
        const known = await this.find(id);
        if (known) return { message: known, created: false };
      }
    }
    throw new Error(`No place found in conversation ${conversationId}`);
  }

  /** One after another within a conversation, so that its sequence has no gaps; other processes meet at the unique index. */
  private async inTurn<Result>(conversationId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.turns.get(conversationId) ?? Promise.resolve();
    const turn = before.then(work);
    const done = turn.then(
      () => undefined,
      () => undefined,
    );
    this.turns.set(conversationId, done);
    try {
      return await turn;
    } finally {
      if (this.turns.get(conversationId) === done) this.turns.delete(conversationId);
    }
  }

  /** In order of the conversation; `before` and `after` are exclusive. */
  async list(
    conversationId: string,
    { before, after, limit }: { before?: number; after?: number; limit: number },
  ): Promise<Aggregate<MessageState>[]> {
    const range = { ...(before === undefined ? {} : { $lt: before }), ...(after === undefined ? {} : { $gt: after }) };
    const isCatchUp = after !== undefined;
    const found = await this.collection
      .find({ conversationId, ...(Object.keys(range).length > 0 ? { sequence: range } : {}) } as object, {
        projection: { outbox: 0, outboxAt: 0 },
      })
      .sort({ sequence: isCatchUp ? 1 : -1 })
      .limit(limit)
      .toArray();
    const messages = found.map(({ _id, ...rest }) => ({ ...rest, id: _id }));
    return isCatchUp ? messages : messages.reverse();
  }

  /** How many of one sender's messages come after a sequence, capped at 100. */
  countFrom(conversationId: string, senderId: string, after: number): Promise<number> {
    return this.collection.countDocuments(
      { conversationId, senderId, sequence: { $gt: after } },
      {
        limit: 100,
      },
    );
  }

  private async lastSequence(conversationId: string): Promise<number> {
    const last = await this.collection.findOne({ conversationId } as object, {
      sort: { sequence: -1 },
      projection: { sequence: 1 },
    });
    return last?.sequence ?? 0;
  }
}
