import { Avatar, Menu } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { BellPlus, Heart, LayoutDashboard, LogOut, MonitorX, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession, useSignOut } from '../features/session';

/** The avatar of a guest or user, and what they can do from everywhere. */
export function AccountMenu() {
  const { t } = useTranslation('frame');
  const { status, me } = useSession();
  const signOut = useSignOut();
  const signOutEverywhere = useSignOut('everywhere');
  if (!me) return null;
  const { actor } = me;
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={t('account.menu', { name: actor.name })}
        className="ml-1 grid size-11 place-items-center rounded-full"
      >
        <Avatar name={actor.name} src={actor.avatarUrl} />
      </Menu.Trigger>
      <Menu.Popup pinned>
        <Menu.Group label={me.email ?? actor.name}>
          <Menu.LinkItem render={<Link to="/dashboard" />}>
            <LayoutDashboard aria-hidden />
            {t('account.dashboard')}
          </Menu.LinkItem>
          <Menu.LinkItem render={<Link to="/favorites" />}>
            <Heart aria-hidden />
            {t('account.favorites')}
          </Menu.LinkItem>
          <Menu.LinkItem render={<Link to="/alerts" />}>
            <BellPlus aria-hidden />
            {t('account.savedSearches')}
          </Menu.LinkItem>
          {status === 'guest' && (
            <Menu.LinkItem render={<Link to="/signup" />}>
              <UserPlus aria-hidden />
              {t('account.becomeMember')}
            </Menu.LinkItem>
          )}
        </Menu.Group>
        <Menu.Separator />
        <Menu.Item onClick={() => signOut.mutate()}>
          <LogOut aria-hidden />
          {t(status === 'guest' ? 'account.endGuestSession' : 'account.signOut')}
        </Menu.Item>
        {status === 'user' && (
          <Menu.Item onClick={() => signOutEverywhere.mutate()}>
            <MonitorX aria-hidden />
            {t('account.signOutEverywhere')}
          </Menu.Item>
        )}
      </Menu.Popup>
    </Menu.Root>
  );
}
