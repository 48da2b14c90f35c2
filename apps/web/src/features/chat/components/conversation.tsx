import { ProblemError } from '@vybac/client';
import type { Conversation as ConversationData, Offer } from '@vybac/contracts/messaging';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRealtimeConnected } from '../../../api/realtime';
import { notify } from '../../../notices/notify';
import { conversationQuery, pollInterval } from '../api/conversations';
import { messagesQuery } from '../api/messages';
import { useConversationStreams } from '../thread/use-conversation-streams';
import { ChatUnavailable } from './chat-page';
import { Composer } from './composer';
import { ConversationHeader } from './conversation-header';
import { MessageList } from './message-list';
import { SettingUp } from './setting-up';

/** What the offers feature puts into a conversation; a route composes the two. */
export interface OfferParts {
  card: (offer: Offer, conversation: ConversationData) => ReactNode;
  /** Beside the listing: the way to make an offer. */
  start: (conversation: ConversationData) => ReactNode;
  /** Above the composer: what to make of an amount in this text. */
  proposal: (text: string, conversation: ConversationData) => ReactNode;
}

export interface ConversationProps {
  me: string;
  recipientId: string;
  listingId: string | null;
  offers: OfferParts;
}

/** The conversation with one person, about a listing or not. */
export function Conversation({ me, recipientId, listingId, offers }: ConversationProps) {
  const { t } = useTranslation('chat');
  const connected = useRealtimeConnected();
  const refetchInterval = connected ? false : pollInterval;
  const opened = useQuery({ ...conversationQuery(recipientId, listingId), refetchInterval });
  const failed = opened.isError && !opened.data;
  const [title, failure] = failureOf(opened.error, listingId);
  useEffect(() => {
    if (failed) notify.error({ title: t(title), description: t(failure) });
  }, [failed, title, failure, t]);

  if (failed) return <ChatUnavailable text={t(failure)} />;
  if (!opened.data) return <SettingUp />;
  return <Opened me={me} conversation={opened.data} connected={connected} offers={offers} />;
}

/** Why there is no conversation: title and sentence (spec 2 §8, Listing detail and Messaging). */
function failureOf(error: unknown, listingId: string | null) {
  if (!listingId) return ['error', 'unavailable.start'] as const;
  // Whom a listing leads to is its seller.
  if (error instanceof ProblemError && error.code === 'resource.missing')
    return ['unavailable.seller', 'unavailable.sellerText'] as const;
  return ['error', 'unavailable.startAboutListing'] as const;
}

interface OpenedProps {
  me: string;
  conversation: ConversationData;
  connected: boolean;
  offers: OfferParts;
}

function Opened({ me, conversation, connected, offers }: OpenedProps) {
  const { t } = useTranslation('chat');
  useConversationStreams(conversation);
  const { data: thread, isError } = useQuery({
    ...messagesQuery(conversation.id),
    refetchInterval: connected ? false : pollInterval,
  });
  return (
    <>
      <ConversationHeader conversation={conversation} offerAction={offers.start(conversation)} />
      {thread ? (
        <MessageList
          me={me}
          conversation={conversation}
          thread={thread}
          renderOffer={(offer) => offers.card(offer, conversation)}
        />
      ) : isError ? (
        <ChatUnavailable text={t('unavailable.messages')} />
      ) : (
        <SettingUp />
      )}
      <Composer
        me={me}
        conversation={conversation}
        connected={connected}
        proposal={(text) => offers.proposal(text, conversation)}
      />
    </>
  );
}
