import type { Listing } from '@vybac/contracts/listings';
import { IconButton, Menu } from '@vybac/ui';
import { AtSign, Link2, Mail, MessageCircle, MessageSquare, Send, Share2, ThumbsUp } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { rememberShare } from '../../../storage/shares';
import { shareLinks, type ShareService } from './share-links';

const icons: Record<ShareService, ReactNode> = {
  whatsapp: <MessageCircle aria-hidden />,
  email: <Mail aria-hidden />,
  sms: <MessageSquare aria-hidden />,
  facebook: <ThumbsUp aria-hidden />,
  twitter: <AtSign aria-hidden />,
};

interface ShareMenuProps {
  listing: Pick<Listing, 'id' | 'title'>;
  /** The button that opens it; a round one with an icon when nothing else is said. */
  trigger?: ReactElement;
}

/** Passing the listing on: the device's own way where it has one, its link, or a service. */
export function ShareMenu({ listing: { id, title }, trigger }: ShareMenuProps) {
  const { t } = useTranslation('listings');
  const url = `${window.location.origin}/listing/${id}`;

  const share = async () => {
    try {
      await navigator.share({ title, url });
      rememberShare(id);
    } catch (error) {
      // Closing the device's share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify.error({ title: t('share.failed'), description: t('share.failedText') });
    }
  };
  const copy = async () => {
    // Browsers have no clipboard for pages that came without encryption: there the link is shown for copying by hand.
    if (!('clipboard' in navigator)) {
      notify.error({ title: t('share.notCopied'), description: url });
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      rememberShare(id);
      notify.confirmation({ title: t('share.copied') });
    } catch {
      notify.error({ title: t('share.copyFailed'), description: t('share.copyFailedText') });
    }
  };

  return (
    <Menu.Root>
      <Menu.Trigger
        render={
          trigger ?? (
            <IconButton label={t('share.open')} variant="raised">
              <Share2 aria-hidden />
            </IconButton>
          )
        }
      />
      <Menu.Popup>
        {'share' in navigator && (
          <Menu.Item onClick={() => void share()}>
            <Send aria-hidden />
            {t('share.native')}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => void copy()}>
          <Link2 aria-hidden />
          {t('share.copy')}
        </Menu.Item>
        <Menu.Separator />
        {Object.entries(shareLinks(url, title)).map(([service, href]) => (
          <Menu.LinkItem
            key={service}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => rememberShare(id)}
          >
            {icons[service as ShareService]}
            {t(`share.${service}`)}
          </Menu.LinkItem>
        ))}
      </Menu.Popup>
    </Menu.Root>
  );
}
