import type { Conversation } from '@vybac/contracts/messaging';
import { EmptyState, LoadMore, Skeleton } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';
import { ConversationRow } from './conversation-row';

export interface ConversationListProps {
  me: string;
  open: { recipientId: string; listingId: string | null } | null;
  conversations: {
    data?: { pages: readonly { items: readonly Conversation[] }[] } | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
}

export function ConversationList({ me, open, conversations }: ConversationListProps) {
  const { t } = useTranslation('chat');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = conversations;
  if (!data) return <SkeletonRows />;
  const rows = data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) {
    return <EmptyState picture={<Picture name="mailbox" />} title={t('list.empty')} text={t('list.emptyText')} />;
  }
  return (
    <nav aria-label={t('list.label')} className="min-h-0 grow overflow-y-auto overscroll-contain pb-2">
      <ul>
        {rows.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow me={me} conversation={conversation} isOpen={isOpen(conversation, open)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          label={t('list.more')}
          onLoadMore={() => void fetchNextPage()}
          loading={isFetchingNextPage}
          ended={false}
        />
      )}
    </nav>
  );
}

function isOpen({ recipient, listing }: Conversation, open: ConversationListProps['open']): boolean {
  return open !== null && recipient.id === open.recipientId && (listing?.id ?? null) === open.listingId;
}

function SkeletonRows() {
  return (
    <div aria-busy className="flex flex-col gap-1 px-4 py-2">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex items-center gap-3 py-2.5">
          <Skeleton className="size-12 shrink-0 !rounded-full" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
