import { buttonStyle, iconButtonStyle, linkStyle } from '@vybac/ui';
import { Link, useLocation } from '@tanstack/react-router';
import { Languages, Palette } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CreateListingLink, useSession } from '../features/session';
import { AccountEntry } from './account-entry';
import { LanguageMenu, SellMenu, ThemeMenu } from './later';
import { Logo } from './logo';
import { MobileNavigation } from './mobile-navigation';
import { SearchForm } from './search-form';
import { SellLabel } from './sell-label';
import { useWideWindow } from './use-wide-window';

const tab = linkStyle({
  place: 'navigation',
  className:
    'inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 hover:bg-surface-sunken aria-[current=page]:text-ink',
});

export function TopBar({ bell, unreadMessages }: { bell: ReactNode; unreadMessages: ReactNode }) {
  const { t } = useTranslation('frame');
  const { status } = useSession();
  const isWide = useWideWindow();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const hasSession = status === 'guest' || status === 'user';

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-2 md:px-8">
        {!isWide && <MobileNavigation />}
        <Logo className="max-md:mx-auto md:mr-4" />
        <nav aria-label={t('navigation.main')} className="hidden items-center md:flex">
          <Link to="/listings" className={tab}>
            {t('navigation.browse')}
          </Link>
          {hasSession && (
            <Link to="/chat" className={tab}>
              {t('navigation.messages')}
              <Suspense>{unreadMessages}</Suspense>
            </Link>
          )}
        </nav>
        {/* The browse page has its own search box. */}
        {isWide && path !== '/listings' && <SearchForm className="mx-4 max-w-md grow max-lg:hidden" />}
        <div className="flex items-center gap-1 md:ml-auto">
          {isWide && (
            <Suspense fallback={<SellFallback />}>
              <SellMenu />
            </Suspense>
          )}
          <Suspense fallback={<ComingIcon />}>{hasSession ? bell : !isWide && <ComingIcon />}</Suspense>
          {isWide && (
            <>
              <Suspense fallback={<ComingIcon icon={<Languages />} />}>
                <LanguageMenu />
              </Suspense>
              <Suspense fallback={<ComingIcon icon={<Palette />} />}>
                <ThemeMenu />
              </Suspense>
              <AccountEntry />
            </>
          )}
        </div>
      </div>
      {!isWide && path === '/' && <SearchForm className="mx-4 mb-3" />}
    </header>
  );
}

/** Leads to the form while the menu is loading. */
function SellFallback() {
  return (
    <CreateListingLink className={buttonStyle({ variant: 'accent', size: 'sm', className: 'mr-2 max-md:hidden' })}>
      <SellLabel />
    </CreateListingLink>
  );
}

/** The place of a button that is loading, so that nothing moves when it comes. */
function ComingIcon({ icon }: { icon?: ReactNode }) {
  return (
    <span aria-hidden className={iconButtonStyle()}>
      {icon}
    </span>
  );
}
