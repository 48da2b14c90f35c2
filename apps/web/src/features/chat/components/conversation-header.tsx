import type { Conversation } from '@vybac/contracts/messaging';
import { Avatar, Badge, iconButtonStyle, Price } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';
import { useRecipientOnline } from '../thread/use-online';
import { useRecipientTyping } from '../thread/use-typing';

export interface ConversationHeaderProps {
  conversation: Conversation;
  offerAction: ReactNode;
}

/** With whom, and about what. */
export function ConversationHeader({ conversation, offerAction }: ConversationHeaderProps) {
  const { t } = useTranslation('chat');
  const { id, recipient, listing } = conversation;
  const isOnline = useRecipientOnline(recipient.id);
  const isTyping = useRecipientTyping(id, recipient.id);
  const name = recipient.name || t('guestUser');
  const about = [recipient.username && `@${recipient.username}`, isOnline && t('thread.online')]
    .filter(Boolean)
    .join(' · ');
  return (
    <header className="border-b border-line bg-surface-raised">
      <div className="flex min-h-16 items-center gap-3 px-2 py-2 md:px-5">
        <Link to="/chat" aria-label={t('thread.back')} className={iconButtonStyle({ className: 'md:hidden' })}>
          <ArrowLeft aria-hidden />
        </Link>
        <span className="relative shrink-0">
          <Avatar name={name} src={recipient.avatarUrl} />
          {isOnline && (
            <span
              aria-hidden
              className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-surface-raised bg-positive"
            />
          )}
        </span>
        <div className="min-w-0 grow">
          <h2 className="truncate font-sans text-lg leading-6 tracking-normal">{name}</h2>
          <p role="status" className="truncate text-sm text-ink-muted">
            {isTyping ? t('thread.typing', { name }) : about}
          </p>
        </div>
      </div>
      {listing && <PinnedListing listing={listing} action={offerAction} />}
    </header>
  );
}

const statusTones = {
  active: 'positive',
  reserved: 'warning',
  sold: 'pop',
  draft: 'neutral',
  pending: 'neutral',
  removed: 'neutral',
} as const;

function PinnedListing({ listing, action }: { listing: NonNullable<Conversation['listing']>; action: ReactNode }) {
  const { t, i18n } = useTranslation(['chat', 'listings']);
  const { id, title, price, imageUrl, status } = listing;
  return (
    <div className="flex items-center gap-3 border-t border-line px-4 py-2 md:px-5">
      <Link
        to="/listing/$listingId"
        params={{ listingId: id }}
        className="group flex min-h-11 min-w-0 grow items-center gap-3 rounded-md"
      >
        <span className="size-11 shrink-0 overflow-hidden rounded-md bg-surface-sunken">
          {imageUrl ? (
            <img src={imageUrl} alt="" className="size-full object-cover" />
          ) : (
            <Picture name="tag" className="size-full p-1.5 opacity-80" />
          )}
        </span>
        <span className="min-w-0">
          <span className="block truncate text-sm font-medium group-hover:underline">{title}</span>
          <span className="flex items-center gap-2">
            <Price {...price} locale={i18n.language} freeLabel={t('listings:free')} />
            <Badge tone={statusTones[status]}>{t(`listing.status.${status}`)}</Badge>
          </span>
        </span>
      </Link>
      {action}
    </div>
  );
}
