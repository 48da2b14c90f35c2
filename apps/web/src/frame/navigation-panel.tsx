import { SidePanel } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { House, LogIn, MessageCircle, Plus, Search, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CreateListingLink, useSession } from '../features/session';
import { panelLink } from './navigation-style';
import { productName } from './page-title';
import { Preferences } from './preferences';

export interface NavigationPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The side panel of a phone: where one can go, language and theme. */
export function NavigationPanel({ open, onOpenChange }: NavigationPanelProps) {
  const { t } = useTranslation('frame');
  const { status } = useSession();
  const close = () => onOpenChange(false);
  return (
    <SidePanel open={open} onOpenChange={onOpenChange} title={productName} closeLabel={t('navigation.close')}>
      <nav aria-label={t('navigation.main')} className="flex flex-col gap-1">
        <Link to="/" onClick={close} className={panelLink}>
          <House aria-hidden />
          {t('navigation.home')}
        </Link>
        <Link to="/listings" onClick={close} className={panelLink}>
          <Search aria-hidden />
          {t('navigation.browse')}
        </Link>
        <CreateListingLink onNavigate={close} className={panelLink}>
          <Plus aria-hidden />
          {t('navigation.sell')}
        </CreateListingLink>
        {(status === 'guest' || status === 'user') && (
          <Link to="/chat" onClick={close} className={panelLink}>
            <MessageCircle aria-hidden />
            {t('navigation.messages')}
          </Link>
        )}
        {status === 'visitor' && (
          <>
            <Link to="/auth" onClick={close} className={panelLink}>
              <LogIn aria-hidden />
              {t('account.signIn')}
            </Link>
            <Link to="/signup" onClick={close} className={panelLink}>
              <UserPlus aria-hidden />
              {t('account.signUp')}
            </Link>
          </>
        )}
      </nav>
      <hr className="my-5 border-line" />
      <Preferences />
    </SidePanel>
  );
}
