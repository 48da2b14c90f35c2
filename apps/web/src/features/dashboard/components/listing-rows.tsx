import type { ListingStatus } from '@vybac/contracts/listings';
import { Button, buttonStyle, EmptyState, ErrorState, LoadMore, Skeleton } from '@vybac/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { Picture } from '../../../pictures/picture';
import { CreateListingLink } from '../../session';
import { myListingsPages } from '../api/my-listings';
import { BulkActions } from './bulk-actions';
import { MyListingRow } from './my-listing-row';

export interface ListingRowsProps {
  /** Only those in this state. */
  status?: ListingStatus | undefined;
  /** Only so many, the newest; all of them, page by page, when it is left out. */
  newest?: number;
  /** Lets one choose several, to do one thing to all of them. */
  choosable?: boolean;
}

/** One's own listings, newest first, with what can be done to each. */
export function ListingRows({ status, newest, choosable = false }: ListingRowsProps) {
  const { t } = useTranslation(['dashboard', 'errors']);
  const { data, error, isPending, refetch, ...more } = useInfiniteQuery(myListingsPages(status));
  const listings = data?.pages.flatMap(({ items }) => items) ?? [];
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = listings.filter(({ id }) => ids.has(id));
  const choose = (id: string, wanted: boolean) =>
    setIds((before) => new Set([...before].filter((other) => other !== id).concat(wanted ? [id] : [])));

  if (isPending) return <ListingsSkeleton />;
  if (!data) {
    return (
      <ErrorState
        picture={<Picture name="plug" />}
        title={t('listings.failed')}
        text={problemText(t, error)}
        action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
      />
    );
  }
  if (listings.length === 0) {
    return (
      <EmptyState
        picture={<Picture name="camera" />}
        title={t(status ? 'listings.noneHere' : 'listings.none')}
        text={status ? undefined : t('listings.noneText')}
        action={
          !status && (
            <CreateListingLink className={buttonStyle({ variant: 'accent' })}>{t('listings.sell')}</CreateListingLink>
          )
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {chosen.length > 0 && <BulkActions chosen={chosen} onDone={() => setIds(new Set())} />}
      <ul className="flex flex-col gap-3">
        {listings.slice(0, newest).map((listing) => (
          <MyListingRow
            key={listing.id}
            listing={listing}
            {...(choosable &&
              listing.status !== 'sold' &&
              listing.status !== 'reserved' && {
                chosen: ids.has(listing.id),
                onChoose: (wanted: boolean) => choose(listing.id, wanted),
              })}
          />
        ))}
      </ul>
      {newest === undefined && more.hasNextPage && (
        <LoadMore
          label={t('more')}
          loading={more.isFetchingNextPage}
          ended={false}
          onLoadMore={() => void more.fetchNextPage()}
        />
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
