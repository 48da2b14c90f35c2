import { buttonStyle, Tabs } from '@vybac/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../frame/page-title';
import { CreateListingLink } from '../../session';
import { dashboardTabs, type DashboardTab } from '../dashboard-tabs';
import { useDashboardChanges } from '../use-dashboard-changes';
import { MyListings } from './my-listings';
import { StatCards } from './stat-cards';

export interface DashboardPageProps {
  /** Who is here. */
  name: string;
  tab: DashboardTab;
  onTabChange: (tab: DashboardTab) => void;
  orders: ReactNode;
  /** Guest ID and the way to an account, for a guest. */
  guestCard: ReactNode;
}

export function DashboardPage({ name, tab, onTabChange, orders, guestCard }: DashboardPageProps) {
  const { t } = useTranslation('dashboard');
  usePageTitle(t('title'));
  useDashboardChanges();
  const content: Readonly<Record<DashboardTab, ReactNode>> = { listings: <MyListings />, orders };
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4 pt-2">
        <div>
          <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
          <p className="mt-1 text-ink-muted">{t('greeting', { name })}</p>
        </div>
        <CreateListingLink className={buttonStyle({ variant: 'accent', className: 'max-md:hidden' })}>
          <Plus aria-hidden />
          {t('sell')}
        </CreateListingLink>
      </header>
      <StatCards />
      <Tabs
        label={t('tabs.label')}
        tabs={dashboardTabs.map((value) => ({ value, label: t(`tabs.${value}`), content: content[value] }))}
        value={tab}
        onValueChange={onTabChange}
      />
      {guestCard}
    </div>
  );
}
