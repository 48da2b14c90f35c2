import { guestListingLimit } from '@vybac/contracts/identity';
import type { ListingStatus } from '@vybac/contracts/listings';
import { Badge, Button, buttonStyle, EmptyState, ErrorState, LoadMore, SegmentedControl, Skeleton } from '@vybac/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { Picture } from '../../../pictures/picture';
import { CreateListingLink } from '../../session';
import { myListingsPages } from '../api/my-listings';
import { MyListingRow } from './my-listing-row';

const filters = ['all', 'active', 'reserved', 'sold', 'removed'] as const satisfies readonly (ListingStatus | 'all')[];
type Filter = (typeof filters)[number];

/** One's own listings in every state, with what can be done to each. */
export function MyListings() {
  const { t } = useTranslation(['dashboard', 'errors']);
  const [filter, setFilter] = useState<Filter>('all');
  const { data, error, isPending, refetch, ...more } = useInfiniteQuery(
    myListingsPages(filter === 'all' ? undefined : filter),
  );
  const first = data?.pages[0];
  const remaining = first?.remaining ?? null;
  const listings = data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={t('listings.filter')}
          options={filters.map((value) => ({ value, label: t(`listings.filters.${value}`) }))}
          value={filter}
          onValueChange={setFilter}
        />
        {remaining !== null && (
          <Badge tone={remaining > 0 ? 'brand' : 'warning'}>
            {t('listings.used', { used: guestListingLimit - remaining, limit: guestListingLimit })}
          </Badge>
        )}
      </div>
      {isPending ? (
        <ListingsSkeleton />
      ) : !data ? (
        <ErrorState
          picture={<Picture name="plug" />}
          title={t('listings.failed')}
          text={problemText(t, error)}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
      ) : listings.length === 0 ? (
        <EmptyState
          picture={<Picture name="camera" />}
          title={t(filter === 'all' ? 'listings.none' : 'listings.noneHere')}
          text={filter === 'all' ? t('listings.noneText') : undefined}
          action={
            filter === 'all' && (
              <CreateListingLink className={buttonStyle({ variant: 'accent' })}>{t('listings.sell')}</CreateListingLink>
            )
          }
        />
      ) : (
        <>
          <ul className="flex flex-col gap-3">
            {listings.map((listing) => (
              <MyListingRow key={listing.id} listing={listing} />
            ))}
          </ul>
          {more.hasNextPage && (
            <LoadMore
              label={t('more')}
              loading={more.isFetchingNextPage}
              ended={false}
              onLoadMore={() => void more.fetchNextPage()}
            />
          )}
        </>
      )}
    </div>
  );
}

function ListingsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common:loading')} className="flex flex-col gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-32 rounded-xl" />
      ))}
    </div>
  );
}
