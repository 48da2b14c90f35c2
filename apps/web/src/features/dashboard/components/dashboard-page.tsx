import { buttonStyle } from '@vybac/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { CreateListingLink, useSession } from '../../session';
import { AwayButton, AwayNotice } from '../away/away-notice';
import type { DashboardSection } from '../dashboard-sections';
import { useDashboardChanges } from '../use-dashboard-changes';
import { DashboardSidebar } from './dashboard-sidebar';
import { MyListings } from './my-listings';
import { Overview } from './overview';

export interface DashboardPageProps {
  /** Who is here. */
  name: string;
  section: DashboardSection;
  orders: ReactNode;
  favorites: ReactNode;
  /** Guest ID and the way to an account, for a guest. */
  guestCard: ReactNode;
}

export function DashboardPage({ name, section, orders, favorites, guestCard }: DashboardPageProps) {
  const { t } = useTranslation('dashboard');
  usePageTitle(t('title'));
  useDashboardChanges();
  const away = useSession().me?.away;
  const content: Readonly<Record<DashboardSection, ReactNode>> = {
    overview: <Overview orders={orders} favorites={favorites} />,
    listings: <MyListings />,
    orders,
  };
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4 pt-2">
        <div>
          <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
          <p className="mt-1 text-ink-muted">{t('greeting', { name })}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {!away && <AwayButton />}
          <CreateListingLink className={buttonStyle({ variant: 'accent', className: 'max-md:hidden' })}>
            <Plus aria-hidden />
            {t('sell')}
          </CreateListingLink>
        </div>
      </header>
      <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <DashboardSidebar section={section} />
        <div className="flex min-w-0 flex-col gap-6">
          <AwayNotice />
          {content[section]}
          {guestCard}
        </div>
      </div>
    </div>
  );
}
