import { iconButtonStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/session';

/** To the chat with one thumb, on a phone, for whoever can chat. */
export function ChatShortcut() {
  const { t } = useTranslation('frame');
  const { status } = useSession();
  if (status !== 'guest' && status !== 'user') return null;
  return (
    <Link
      to="/chat"
      aria-label={t('navigation.openChat')}
      className={iconButtonStyle({
        variant: 'brand',
        className:
          '!fixed right-4 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-20 !size-13 shadow-float md:hidden',
      })}
    >
      <MessageCircle aria-hidden />
    </Link>
  );
}
