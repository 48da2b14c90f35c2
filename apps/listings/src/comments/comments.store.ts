import { Injectable } from '@nestjs/common';
import { type Aggregate, AggregateStore, Outbox } from '@vybac/platform';
import type { CommentState } from './comment';

export type StoredComment = Aggregate<CommentState>;

/** Keeps what people say about listings. */
@Injectable()
export class CommentsStore extends AggregateStore<CommentState> {
  constructor(outbox: Outbox) {
    super(outbox, {
      collection: 'comments',
      indexes: [[{ listingId: 1, createdAt: -1, _id: -1 }, { partialFilterExpression: { deletedAt: null } }]],
    });
  }

  /** Newest first, behind the one that the page before ended with. */
  async page(
    listingId: string,
    after: readonly [createdAt: number, id: string] | null,
    limit: number,
  ): Promise<StoredComment[]> {
    const [createdAt, id] = after ? [new Date(after[0]), after[1]] : [];
    const older = createdAt && {
      createdAt: { $lte: createdAt },
      $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }],
    };
    const documents = await this.collection
      .find({ listingId, deletedAt: null, ...older }, { projection: { outbox: 0, outboxAt: 0 } })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .toArray();
    return documents.map(({ _id, ...rest }) => ({ ...rest, id: _id }));
  }
}
