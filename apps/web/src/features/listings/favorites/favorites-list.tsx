import type { FavoriteListing } from '@vybac/contracts/listings';
import { Badge, Button, buttonStyle, EmptyState, ErrorState, LoadMore } from '@vybac/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';
import { ListingGrid, ListingGridSkeleton } from '../components/listing-grid';
import { favoritesPages } from './favorites';
import { GoneFavorites } from './gone-favorites';

/** What one keeps: what can still be had, then what cannot (rulings, Favourites). */
export function FavoritesList() {
  const { t } = useTranslation('listings');
  const { data, isPending, refetch, ...more } = useInfiniteQuery(favoritesPages);

  if (isPending) return <ListingGridSkeleton count={4} />;
  if (!data) {
    return (
      <ErrorState
        picture={<Picture name="plug" />}
        title={t('favorites.loadFailed')}
        action={<Button onClick={() => void refetch()}>{t('newest.tryAgain')}</Button>}
      />
    );
  }
  const favorites: FavoriteListing[] = data.pages.flatMap(({ items }) => items);
  const { limit = null, remaining = null } = data.pages[0] ?? {};
  if (favorites.length === 0) {
    return (
      <EmptyState
        picture={<Picture name="gift" />}
        title={t('favorites.none')}
        text={t('favorites.noneText')}
        action={
          <Link to="/listings" className={buttonStyle()}>
            {t('browse.title')}
          </Link>
        }
      />
    );
  }
  const available = favorites.filter(({ isAvailable }) => isAvailable);
  const gone = favorites.filter(({ isAvailable }) => !isAvailable);
  return (
    <div className="flex flex-col gap-8">
      {limit !== null && remaining !== null && (
        <p>
          <Badge tone={remaining > 0 ? 'brand' : 'warning'}>
            {t('favorites.used', { used: limit - remaining, limit })}
          </Badge>
        </p>
      )}
      {available.length > 0 && (
        <section aria-labelledby="available">
          <h2 id="available" className="sr-only">
            {t('favorites.available')}
          </h2>
          <ListingGrid listings={available} />
        </section>
      )}
      {gone.length > 0 && <GoneFavorites favorites={gone} />}
      {more.hasNextPage && (
        <LoadMore
          label={t('browse.more')}
          loading={more.isFetchingNextPage}
          ended={false}
          onLoadMore={() => void more.fetchNextPage()}
        />
      )}
    </div>
  );
}
