import { z } from 'zod';
import { defineEvent } from '../event';
import { id, line, moment, nothing, page, pageQuery, paragraph, personSummary } from '../primitives';
import { defineRoute } from '../route';

export const commentLimits = { content: 1_000, name: 60 } as const;

/** Somebody's words below a listing. */
export const comment = z.object({
  id,
  listingId: id,
  content: z.string(),
  /** A guest's name is the one they gave with the comment. */
  author: personSummary,
  createdAt: moment,
  /** Differs from `createdAt` once it was edited. */
  updatedAt: moment,
});
export type Comment = z.output<typeof comment>;

/** Blank is refused by the rules, in words of their own. */
const content = paragraph(0, commentLimits.content);
const params = z.object({ id, commentId: id });

export const listComments = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/listings/:id/comments',
  access: 'public',
  summary: 'What people say about a listing, newest first',
  params: z.object({ id }),
  query: pageQuery,
  status: 200,
  output: page(comment),
  errors: ['listing.missing', 'cursor.invalid'],
});

export const postComment = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/listings/:id/comments',
  access: 'actor',
  summary: 'Say something about a listing; guests give a name',
  params: z.object({ id }),
  body: z.object({ content, name: line(0, commentLimits.name).default('') }),
  status: 201,
  output: comment,
  errors: ['comment.required', 'comment.name_required', 'listing.missing', 'listing.removed'],
  // A storm is refused before it reaches anybody.
  limit: { action: 'comment', max: 10, windowMinutes: 5, perAddress: 60 },
});

export const editComment = defineRoute({
  service: 'listings',
  method: 'PATCH',
  path: '/api/listings/:id/comments/:commentId',
  access: 'actor',
  summary: 'Change one’s own comment',
  params,
  body: z.object({ content }),
  status: 200,
  output: comment,
  errors: ['comment.required', 'comment.not_yours', 'resource.missing'],
  limit: { action: 'comment_edit', max: 60, windowMinutes: 60 },
});

export const deleteComment = defineRoute({
  service: 'listings',
  method: 'DELETE',
  path: '/api/listings/:id/comments/:commentId',
  access: 'actor',
  summary: 'Delete a comment; its author or an admin; again changes nothing',
  params,
  status: 204,
  output: nothing,
  errors: ['comment.not_yours', 'resource.missing'],
});

const topic = 'listings.comment';

export const commentPosted = defineEvent({
  topic,
  type: 'comment.posted.v1',
  data: z.object({
    commentId: id,
    listingId: id,
    listingTitle: z.string(),
    sellerId: id,
    authorId: id,
    authorName: z.string(),
    preview: z.string(),
  }),
});
