import { createFileRoute } from '@tanstack/react-router';
import { feedPages } from '../features/feed/api/feed';
import { FeedPage } from '../features/feed/components/feed-page';

export const Route = createFileRoute('/feed')({
  // Its buttons lie there.
  staticData: { withoutChatShortcut: true },
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(feedPages),
  component: FeedPage,
});
