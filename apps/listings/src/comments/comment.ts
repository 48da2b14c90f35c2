import { happened, type NewEvent, type PersonSummary } from '@vybac/contracts';
import { commentPosted, listingErrors } from '@vybac/contracts/listings';
import { AppError, preview } from '@vybac/kit';
import type { Listing } from '../listings/listing';

export interface CommentState {
  listingId: string;
  author: PersonSummary;
  content: string;
  createdAt: Date;
  updatedAt: Date;
  /** Its words are gone then. */
  deletedAt: Date | null;
}

export type Comment = CommentState & { readonly id: string };

/** Characters of a comment in a notification, as of a message (spec 2 §9). */
const previewed = 50;

/**
 * @param name what a guest calls themselves here
 * @throws AppError `comment.required`, `comment.name_required` (spec 2 §5)
 */
export function post(
  id: string,
  listing: Pick<Listing, 'id' | 'title' | 'sellerId'>,
  person: PersonSummary,
  { content, name }: { content: string; name: string },
  at: Date,
): { state: CommentState; events: NewEvent[] } {
  if (content === '') throw new AppError(listingErrors['comment.required']);
  if (person.kind === 'guest' && name === '') throw new AppError(listingErrors['comment.name_required']);
  const author = person.kind === 'guest' ? { ...person, name } : person;
  const fact = {
    ...{ commentId: id, listingId: listing.id, listingTitle: listing.title, sellerId: listing.sellerId },
    ...{ authorId: author.id, authorName: author.name, preview: preview(content, previewed) },
  };
  return {
    state: { listingId: listing.id, author, content, createdAt: at, updatedAt: at, deletedAt: null },
    events: [happened(commentPosted, fact)],
  };
}

/** Null when it says that already. @throws AppError `comment.required`, `comment.not_yours`, `resource.missing` */
export function edit(comment: Comment, actorId: string, content: string, at: Date) {
  requireAuthor(comment, actorId);
  if (content === '') throw new AppError(listingErrors['comment.required']);
  return content === comment.content ? null : { changes: { content, updatedAt: at }, events: [] };
}

/** Takes its words away for good; null when they are gone. @throws AppError `comment.not_yours` */
export function erase(comment: Comment, actor: { id: string; roles: readonly string[] }, at: Date) {
  if (!actor.roles.includes('admin')) requireAuthor(comment, actor.id);
  return comment.deletedAt ? null : { changes: { content: '', deletedAt: at }, events: [] };
}

function requireAuthor({ author }: Comment, actorId: string): void {
  if (author.id !== actorId) throw new AppError(listingErrors['comment.not_yours']);
}
