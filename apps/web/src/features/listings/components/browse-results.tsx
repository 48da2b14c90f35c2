import type { ListingCard, ListingsSearch } from '@vybac/contracts/listings';
import { Button, buttonStyle, EmptyState, ErrorState } from '@vybac/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { BelowFirstScreen } from '../../../frame/below-first-screen';
import { Picture } from '../../../pictures/picture';
import { browsePages } from '../api/browse';
import { activeFilters, withoutFilters } from '../search/filters';
import { ListingGrid, ListingGridSkeleton } from './listing-grid';
import { MoreListings } from './more-listings';
import { resultsId } from './results-id';
import { ResultsSummary } from './results-summary';

/** What answers the search. While a changed search loads, the old answers stay, so that nothing jumps; only their pictures dim. */
export function BrowseResults({ search }: { search: ListingsSearch }) {
  const { t } = useTranslation(['listings', 'errors', 'search']);
  const { data, error, isPending, isPlaceholderData, refetch, fetchNextPage, ...more } = useInfiniteQuery({
    ...browsePages(search),
    placeholderData: keepPreviousData,
  });
  const onMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  if (isPending) return <ListingGridSkeleton />;
  const first = data?.pages[0];
  if (!first) {
    return (
      <ErrorState
        picture={<Picture name="plug" />}
        title={t('browse.failed')}
        text={<span className="text-danger">{t('browse.error', { message: problemText(t, error) })}</span>}
        action={<Button onClick={() => void refetch()}>{t('newest.tryAgain')}</Button>}
      />
    );
  }
  const listings = onceEach(data.pages.flatMap(({ items }) => items));
  if (listings.length === 0 && !more.hasNextPage) return <NothingFound search={search} />;
  return (
    <section
      aria-labelledby={resultsId}
      aria-busy={isPlaceholderData}
      // Words would fall below what one can read.
      className="flex flex-col gap-4 [&_img]:transition-opacity aria-busy:[&_img]:opacity-40"
    >
      <h2 id={resultsId} tabIndex={-1} className="sr-only">
        {t('browse.results')}
      </h2>
      <ResultsSummary search={search} first={first} />
      {listings.length === 0 && <p className="text-center text-ink-muted">{t('search:goingOn')}</p>}
      <ListingGrid listings={listings} eager />
      <BelowFirstScreen>
        {more.isFetchNextPageError && (
          <p role="alert" className="text-center text-danger">
            {t('browse.error', { message: problemText(t, error) })}
          </p>
        )}
        <MoreListings
          // Another search begins anew.
          key={JSON.stringify(search)}
          pages={data.pages.length}
          hasMore={more.hasNextPage}
          isLoading={more.isFetching}
          hasFailed={more.isFetchNextPageError}
          onMore={onMore}
        />
      </BelowFirstScreen>
    </section>
  );
}

function NothingFound({ search }: { search: ListingsSearch }) {
  const { t } = useTranslation(['listings', 'search']);
  const isFiltered = activeFilters(search).length > 0;
  const hasWords = search.q !== undefined;
  return (
    <div role="status">
      <EmptyState
        picture={<Picture name="magnifier" eager />}
        title={t('browse.empty')}
        text={t('browse.emptyHint')}
        action={
          <>
            {hasWords && isFiltered && (
              <Link to="/listings" search={withoutFilters(search)} className={buttonStyle()}>
                {t('filters.reset')}
              </Link>
            )}
            {(hasWords || isFiltered) && (
              <Link to="/listings" className={buttonStyle({ variant: 'secondary' })}>
                {t('browse.showAll')}
              </Link>
            )}
          </>
        }
      />
      {search.near !== undefined && (
        <p className="text-center text-sm text-ink-muted">{t('search:distance.leavesOut')}</p>
      )}
    </div>
  );
}

// A listing whose place in the order changed between two pages may stand on both.
function onceEach<Card extends ListingCard>(listings: readonly Card[]): Card[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()];
}
