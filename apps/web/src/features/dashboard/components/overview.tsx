import { Tabs } from '@vybac/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingRows } from './listing-rows';
import { StatCards } from './stat-cards';

const tabs = ['recent', 'orders', 'favorites'] as const;

/** Listings under "Recent Listings" (spec 2 §9). */
const recentListings = 6;

/** How things stand: four figures, what one listed last, and one's deals. */
export function Overview({ orders, favorites }: { orders: ReactNode; favorites: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const [tab, setTab] = useState<(typeof tabs)[number]>('recent');
  const content = { recent: <ListingRows newest={recentListings} />, orders, favorites };
  return (
    <>
      <StatCards />
      <Tabs
        label={t('tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`), content: content[value] }))}
        value={tab}
        onValueChange={setTab}
      />
    </>
  );
}
