import { cappedCount, type ListingCard } from '@vybac/contracts/listings';
import { Button, buttonStyle, EmptyState, ErrorState, LoadMore } from '@vybac/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { BelowFirstScreen } from '../../../frame/below-first-screen';
import { Picture } from '../../../pictures/picture';
import { browsePages } from '../api/browse';
import { activeFilters } from '../search/filters';
import type { ListingsSearch } from '../search/listings-search';
import { ListingGrid, ListingGridSkeleton } from './listing-grid';

/** What answers the search. While a changed search loads, the old answers stay, dimmed, so that nothing jumps. */
export function BrowseResults({ search }: { search: ListingsSearch }) {
  const { t, i18n } = useTranslation(['listings', 'errors']);
  const { data, error, isPending, isPlaceholderData, refetch, ...more } = useInfiniteQuery({
    ...browsePages(search),
    placeholderData: keepPreviousData,
  });

  if (isPending) return <ListingGridSkeleton />;
  if (!data) {
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
  const { total = null, correctedQuery = null } = data.pages[0] ?? {};
  if (listings.length === 0) return <NothingFound search={search} />;

  const shown = new Intl.NumberFormat(i18n.language).format(Math.min(total ?? 0, cappedCount));
  const tooMany = total !== null && total > cappedCount;
  return (
    <section
      aria-labelledby="results"
      aria-busy={isPlaceholderData}
      className={`flex flex-col gap-4 transition-opacity ${isPlaceholderData ? 'opacity-50' : ''}`}
    >
      <h2 id="results" className="sr-only">
        {t('browse.results')}
      </h2>
      {correctedQuery && (
        <p className="rounded-lg bg-brand-soft px-4 py-3">
          {t('browse.corrected', { words: correctedQuery })}{' '}
          <span className="text-ink-muted">{t('browse.noneFor', { words: search.q })}</span>
        </p>
      )}
      <p role="status" className="text-sm text-ink-muted">
        {total !== null && t('browse.total', { count: total, shown: tooMany ? `${shown}+` : shown })}
      </p>
      <ListingGrid listings={listings} eager />
      <BelowFirstScreen>
        {more.isFetchNextPageError && (
          <p role="alert" className="text-center text-danger">
            {t('browse.error', { message: problemText(t, error) })}
          </p>
        )}
        <LoadMore
          label={t('browse.more')}
          loading={more.isFetchingNextPage}
          ended={!more.hasNextPage}
          endText={data.pages.length > 1 ? t('browse.end') : undefined}
          onLoadMore={() => void more.fetchNextPage()}
        />
      </BelowFirstScreen>
    </section>
  );
}

function NothingFound({ search }: { search: ListingsSearch }) {
  const { t } = useTranslation('listings');
  const narrowed = search.q !== undefined || activeFilters(search).length > 0;
  return (
    <div role="status">
      <EmptyState
        picture={<Picture name="magnifier" eager />}
        title={t('browse.empty')}
        text={t('browse.emptyHint')}
        action={
          narrowed && (
            <Link to="/listings" className={buttonStyle({ variant: 'secondary' })}>
              {t('browse.showAll')}
            </Link>
          )
        }
      />
    </div>
  );
}

// A listing whose place in the order changed between two pages may stand on both.
function onceEach(listings: readonly ListingCard[]): ListingCard[] {
  return [...new Map(listings.map((listing) => [listing.id, listing])).values()];
}
