import { type Comment, deleteComment, editComment, listComments, postComment } from '@vybac/contracts/listings';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttemptKeys } from '../../../api/attempt-key';
import { call } from '../../../api/call';

/** What people say about a listing, newest first. */
export function commentsPages(listingId: string) {
  return infiniteQueryOptions({
    queryKey: ['comments', listingId],
    queryFn: ({ pageParam, signal }) =>
      call(
        listComments,
        { params: { id: listingId }, query: { limit: 10, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Says something. Sent again after a broken connection it stands once. */
export function usePostComment(listingId: string) {
  const queryClient = useQueryClient();
  const keys = useAttemptKeys();
  return useMutation({
    mutationFn: (body: { content: string; name?: string }) =>
      call(postComment, { params: { id: listingId }, body }, { idempotencyKey: keys.keyFor(body) }),
    onSuccess: () => {
      keys.done();
      return queryClient.invalidateQueries({ queryKey: commentsPages(listingId).queryKey });
    },
  });
}

/** Puts other words into one's comment, or, without words, deletes it. */
export function useChangeComment({ id: commentId, listingId }: Comment) {
  const queryClient = useQueryClient();
  const params = { id: listingId, commentId };
  return useMutation({
    mutationFn: async (content: string | null) => {
      if (content === null) await call(deleteComment, { params });
      else await call(editComment, { params, body: { content } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: commentsPages(listingId).queryKey }),
  });
}
