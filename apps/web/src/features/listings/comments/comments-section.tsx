import { Button, LoadMore, Skeleton } from '@vybac/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CommentForm } from './comment-form';
import { CommentRow } from './comment-row';
import { commentsPages } from './comments';
import { useCommentChanges } from './use-comment-changes';

export function CommentsSection({ listingId }: { listingId: string }) {
  const { t } = useTranslation('listings');
  const { data, isPending, refetch, ...more } = useInfiniteQuery(commentsPages(listingId));
  useCommentChanges(listingId);
  const comments = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="comments" className="flex max-w-prose flex-col gap-4">
      <h2 id="comments" className="text-2xl">
        {t('comments.title')}
      </h2>
      <CommentForm listingId={listingId} />
      {isPending ? (
        <div role="status" aria-label={t('common:loading')} className="flex flex-col gap-3">
          <Skeleton className="h-16 rounded-lg" />
          <Skeleton className="h-16 rounded-lg" />
        </div>
      ) : !data ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          {t('comments.loadFailed')}
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('newest.tryAgain')}
          </Button>
        </p>
      ) : comments.length === 0 ? (
        <p className="text-ink-muted">{t('comments.none')}</p>
      ) : (
        <ul aria-live="polite" aria-relevant="additions" className="flex flex-col divide-y divide-line">
          {comments.map((comment) => (
            <CommentRow key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {more.hasNextPage && (
        <LoadMore
          label={t('comments.more')}
          loading={more.isFetchingNextPage}
          ended={false}
          onLoadMore={() => void more.fetchNextPage()}
        />
      )}
    </section>
  );
}
