import type { Conversation } from '@vybac/contracts/messaging';
import { Avatar } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Timestamp } from './timestamp';

export interface ConversationRowProps {
  me: string;
  conversation: Conversation;
  isOpen: boolean;
}

/** One conversation in the list: who, about what, the last word and when. */
export function ConversationRow({ me, conversation, isOpen }: ConversationRowProps) {
  const { t } = useTranslation('chat');
  const { recipient, listing, lastMessage, unreadCount } = conversation;
  const name = recipient.name || t('guestUser');
  return (
    <Link
      to="/chat/$recipientId"
      params={{ recipientId: recipient.id }}
      search={listing ? { listing: listing.id } : {}}
      preload={false}
      aria-current={isOpen ? 'page' : undefined}
      className={`flex min-h-18 items-center gap-3 px-4 py-2.5 transition-colors focus-visible:-outline-offset-2 ${isOpen ? 'bg-brand-soft' : 'hover:bg-surface-sunken'}`}
    >
      <span className="relative shrink-0">
        <Avatar name={name} src={recipient.avatarUrl} />
        {listing?.imageUrl && (
          <img
            src={listing.imageUrl}
            alt=""
            loading="lazy"
            className="absolute -right-1.5 -bottom-1.5 size-6 rounded-md border-2 border-surface-raised object-cover"
          />
        )}
      </span>
      <span className="flex min-w-0 grow flex-col">
        <span className="flex items-baseline gap-2">
          <span className="grow truncate font-semibold">{name}</span>
          {lastMessage && <Timestamp moment={lastMessage.createdAt} className="shrink-0 text-xs text-ink-muted" />}
        </span>
        {listing && <span className="truncate text-sm text-ink-muted">{listing.title}</span>}
        <span className="flex items-center gap-2">
          <span className={`grow truncate text-sm ${unreadCount > 0 ? 'font-semibold text-ink' : 'text-ink-muted'}`}>
            <LastWord me={me} lastMessage={lastMessage} />
          </span>
          {unreadCount > 0 && (
            <span className="min-w-5 shrink-0 rounded-full bg-pop px-1.5 text-center text-xs leading-5 font-bold text-pop-ink">
              <span aria-hidden>{unreadCount}</span>
              <span className="sr-only">{t('list.unread', { count: unreadCount })}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

function LastWord({ me, lastMessage }: { me: string; lastMessage: Conversation['lastMessage'] }) {
  const { t } = useTranslation('chat');
  if (!lastMessage) return t('list.started');
  const { kind, content, senderId } = lastMessage;
  const text = content || (kind === 'text' ? '' : t(`preview.${kind}`));
  return senderId === me && kind !== 'notice' ? t('you', { text }) : text;
}
