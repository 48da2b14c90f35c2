import { Button, ErrorState } from '@vybac/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRealtimeConnected } from '../../../api/realtime';
import { usePageTitle } from '../../../frame/page-title';
import { Picture } from '../../../pictures/picture';
import { conversationsQuery, pollInterval } from '../api/conversations';
import { ConversationList } from './conversation-list';
import { PeopleSearch } from './people-search';

export interface ChatPageProps {
  me: string;
  /** The conversation shown beside the list; null when none is chosen. */
  open: { recipientId: string; listingId: string | null } | null;
  children: ReactNode;
}

/** Two panes: conversations, and the chosen one. On small screens one of them. */
export function ChatPage({ me, open, children }: ChatPageProps) {
  const { t } = useTranslation('chat');
  usePageTitle(t('title'));
  const connected = useRealtimeConnected();
  const conversations = useInfiniteQuery({
    ...conversationsQuery,
    refetchInterval: connected ? false : pollInterval,
  });

  if (conversations.isError && !conversations.data) {
    return <ChatUnavailable heading="h1" text={t('unavailable.conversations')} />;
  }
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-7xl grow md:px-8 md:py-4">
      <div className="flex min-h-0 w-full grow overflow-hidden border-line bg-surface-raised md:rounded-xl md:border">
        <div
          className={`flex min-h-0 w-full flex-col md:w-80 md:shrink-0 md:border-r md:border-line lg:w-92 ${open ? 'max-md:hidden' : ''}`}
        >
          <h1 className="px-4 pt-4 pb-3 text-2xl">{t('title')}</h1>
          <PeopleSearch />
          <ConversationList me={me} open={open} conversations={conversations} />
        </div>
        <section className={`flex min-h-0 min-w-0 grow flex-col bg-surface ${open ? '' : 'max-md:hidden'}`}>
          {/* On a phone the list, with its heading, is away while a conversation is open. */}
          {open && <h1 className="sr-only md:hidden">{t('title')}</h1>}
          {children}
        </section>
      </div>
    </div>
  );
}

/** The chat cannot be had now (spec 2 §2 Messaging). */
export function ChatUnavailable({ text, heading = 'h2' }: { text: string; heading?: 'h1' | 'h2' }) {
  const { t } = useTranslation('chat');
  return (
    <div className="grid grow place-items-center">
      <ErrorState
        heading={heading}
        picture={<Picture name="plug" eager />}
        title={t('unavailable.title')}
        text={text}
        action={<Button onClick={() => window.location.reload()}>{t('unavailable.tryAgain')}</Button>}
      />
    </div>
  );
}
