import { Dialog } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { Bell, BellPlus, Heart, LayoutDashboard, LogOut, MonitorX, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession, useSignOut } from '../features/session';
import { panelLink } from './navigation-style';
import { Preferences } from './preferences';

export interface AccountSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The sheet that the Profile tab of a phone opens. */
export function AccountSheet({ open, onOpenChange }: AccountSheetProps) {
  const { t } = useTranslation('frame');
  const { me, status } = useSession();
  const signOut = useSignOut();
  const signOutEverywhere = useSignOut('everywhere');
  const close = () => onOpenChange(false);
  if (!me) return null;

  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Content title={me.actor.name} description={me.email ?? undefined} closeLabel={t('navigation.close')}>
        <nav aria-label={t('account.profile')} className="-mx-3 flex flex-col gap-1">
          <Link to="/dashboard" onClick={close} className={panelLink}>
            <LayoutDashboard aria-hidden />
            {t('account.dashboard')}
          </Link>
          <Link to="/favorites" onClick={close} className={panelLink}>
            <Heart aria-hidden />
            {t('account.favorites')}
          </Link>
          <Link to="/notifications" onClick={close} className={panelLink}>
            <Bell aria-hidden />
            {t('account.notifications')}
          </Link>
          <Link to="/alerts" onClick={close} className={panelLink}>
            <BellPlus aria-hidden />
            {t('account.savedSearches')}
          </Link>
          {status === 'guest' && (
            <Link to="/signup" onClick={close} className={panelLink}>
              <UserPlus aria-hidden />
              {t('account.becomeMember')}
            </Link>
          )}
          <button
            type="button"
            className={panelLink}
            onClick={() => {
              close();
              signOut.mutate();
            }}
          >
            <LogOut aria-hidden />
            {t(status === 'guest' ? 'account.endGuestSession' : 'account.signOut')}
          </button>
          {status === 'user' && (
            <button
              type="button"
              className={panelLink}
              onClick={() => {
                close();
                signOutEverywhere.mutate();
              }}
            >
              <MonitorX aria-hidden />
              {t('account.signOutEverywhere')}
            </button>
          )}
        </nav>
        <hr className="my-5 border-line" />
        <div className="-mx-3">
          <Preferences />
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
