import { Link } from '@tanstack/react-router';
import { House, LogIn, MessageCircle, Search, UserPlus } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/session';
import { tabStyle } from './navigation-style';
import { ProfileTab } from './profile-tab';
import { SellTab } from './sell-tab';

/** The bottom bar of a phone; `shortcut` floats over it. Chat and profile are for whoever has a session (spec 1 §2). */
export function TabBar({ shortcut, unreadMessages }: { shortcut: ReactNode; unreadMessages: ReactNode }) {
  const { t } = useTranslation('frame');
  const { me } = useSession();

  return (
    <nav
      aria-label={t('navigation.tabs')}
      className="sticky bottom-0 z-30 border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {shortcut}
      <ul className="grid h-16 grid-cols-5">
        <li>
          <Link to="/" activeOptions={{ exact: true }} className={tabStyle}>
            <House aria-hidden />
            {t('navigation.home')}
          </Link>
        </li>
        <li>
          <Link to="/listings" className={tabStyle}>
            <Search aria-hidden />
            {t('navigation.explore')}
          </Link>
        </li>
        <li>
          <SellTab />
        </li>
        <li>
          {me ? (
            <Link to="/chat" preload={false} className={`${tabStyle} relative`}>
              <MessageCircle aria-hidden />
              <span className="absolute top-1 left-1/2 ml-1 flex">
                <Suspense>{unreadMessages}</Suspense>
              </span>
              {t('navigation.messages')}
            </Link>
          ) : (
            <Link to="/signup" className={tabStyle}>
              <UserPlus aria-hidden />
              {t('account.signUp')}
            </Link>
          )}
        </li>
        <li>
          {me ? (
            <ProfileTab actor={me.actor} />
          ) : (
            <Link to="/auth" className={tabStyle}>
              <LogIn aria-hidden />
              {t('account.signIn')}
            </Link>
          )}
        </li>
      </ul>
    </nav>
  );
}
