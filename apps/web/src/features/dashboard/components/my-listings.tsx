import type { ListingStatus } from '@vybac/contracts/listings';
import { Badge, SegmentedControl } from '@vybac/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { myListingsPages } from '../api/my-listings';
import { ListingRows } from './listing-rows';

const filters = ['all', 'active', 'reserved', 'sold', 'removed'] as const satisfies readonly (ListingStatus | 'all')[];
type Filter = (typeof filters)[number];

/** One's own listings in every state, and how many more a guest may have. */
export function MyListings() {
  const { t } = useTranslation('dashboard');
  const [filter, setFilter] = useState<Filter>('all');
  const status = filter === 'all' ? undefined : filter;
  const { limit = null, remaining = null } = useInfiniteQuery(myListingsPages(status)).data?.pages[0] ?? {};

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={t('listings.filter')}
          options={filters.map((value) => ({ value, label: t(`listings.filters.${value}`) }))}
          value={filter}
          onValueChange={setFilter}
        />
        {limit !== null && remaining !== null && (
          <Badge tone={remaining > 0 ? 'brand' : 'warning'}>
            {t('listings.used', { used: limit - remaining, limit })}
          </Badge>
        )}
      </div>
      <ListingRows key={filter} status={status} choosable />
    </div>
  );
}
