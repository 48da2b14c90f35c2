import { Injectable } from '@nestjs/common';
import { commonErrors, type OutputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { type Comment as CommentDto, type listComments, listingErrors } from '@vybac/contracts/listings';
import { AppError, Clock } from '@vybac/kit';
import { Cursors, RealtimePublisher } from '@vybac/platform';
import { isPublic } from '../listings/listing';
import { ListingsStore } from '../listings/listings.store';
import { type Comment, edit, erase, post } from './comment';
import { CommentsStore } from './comments.store';

/** Tells cursors of this list from those of others. */
const list = 'comments';

/** What people say about listings. Whoever looks at the listing hears of it at once. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly comments: CommentsStore,
    private readonly listings: ListingsStore,
    private readonly realtime: RealtimePublisher,
    private readonly cursors: Cursors,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `listing.missing`, `cursor.invalid` */
  async page(
    viewer: Actor | null,
    listingId: string,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<OutputOf<typeof listComments>> {
    await this.visible(viewer, listingId);
    const found = await this.comments.page(listingId, cursor === undefined ? null : this.open(cursor), limit + 1);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(viewOf),
      nextCursor: last ? this.cursors.seal([list, last.createdAt.getTime(), last.id]) : null,
    };
  }

  /**
   * @param id the same id twice is one comment
   * @throws AppError `comment.required`, `comment.name_required`, `listing.missing`, `listing.removed`
   */
  async post(
    actor: Actor,
    listingId: string,
    words: { content: string; name: string },
    id: string,
  ): Promise<CommentDto> {
    const listing = await this.visible(actor, listingId);
    if (listing.status === 'removed') throw new AppError(listingErrors['listing.removed']);
    const { id: actorId, kind, name, username, avatarUrl } = actor;
    const { state, events } = post(
      id,
      listing,
      { id: actorId, kind, name, username, avatarUrl },
      words,
      this.clock.now(),
    );
    const { aggregate } = await this.comments.createOnce(id, state, events);
    this.tell(listingId);
    return viewOf(aggregate);
  }

  /** @throws AppError `comment.required`, `comment.not_yours`, `resource.missing` */
  async edit(actor: Actor, { id: listingId, commentId }: Place, content: string): Promise<CommentDto> {
    const comment = await this.comments.change(commentId, (current) => {
      requirePresent(current, listingId);
      return edit(current, actor.id, content, this.clock.now());
    });
    this.tell(listingId);
    return viewOf(comment);
  }

  /** @throws AppError `comment.not_yours`, `resource.missing` */
  async delete(actor: Actor, { id: listingId, commentId }: Place): Promise<void> {
    await this.comments.change(commentId, (current) => {
      if (current.listingId !== listingId) throw new AppError(commonErrors['resource.missing']);
      return erase(current, actor, this.clock.now());
    });
    this.tell(listingId);
  }

  private tell(listingId: string): void {
    this.realtime.push([`listing:${listingId}`], 'comments', { listingId });
  }

  private async visible(viewer: Actor | null, listingId: string) {
    const listing = await this.listings.findShown(listingId);
    const mayKnow =
      listing && (isPublic(listing) || listing.sellerId === viewer?.id || viewer?.roles.includes('admin'));
    if (!listing || !mayKnow) throw new AppError(listingErrors['listing.missing']);
    return listing;
  }

  private open(cursor: string): readonly [createdAt: number, id: string] {
    const [name, createdAt, id] = this.cursors.open(cursor);
    if (name !== list) throw new AppError(commonErrors['cursor.invalid']);
    return [Number(createdAt), String(id)];
  }
}

interface Place {
  readonly id: string;
  readonly commentId: string;
}

function requirePresent(comment: Comment, listingId: string): void {
  if (comment.listingId !== listingId || comment.deletedAt) throw new AppError(commonErrors['resource.missing']);
}

function viewOf({ id, listingId, content, author, createdAt, updatedAt }: Comment): CommentDto {
  return {
    ...{ id, listingId, content, author },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
