import { EmptyState, Skeleton } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../pictures/picture';
import { hotListingsQuery } from '../api/hot-listings';
import { ListingCard } from './listing-card';

const shelf = 'grid grid-cols-2 gap-x-3 gap-y-7 sm:grid-cols-3 md:gap-x-5 lg:grid-cols-6';
const shown = 6;

/** What people look at, write about and save most. Where that cannot be loaded, it is as if there was none (spec 1 §8). */
export function HotItems() {
  const { t } = useTranslation('listings');
  const { data, isPending } = useQuery(hotListingsQuery);
  return (
    <section aria-labelledby="hot">
      <h2 id="hot" className="mb-5 flex items-center gap-2 text-2xl md:text-3xl">
        {t('hot.title')}
        <Flame aria-hidden className="size-6 text-brand-text" />
      </h2>
      {isPending && (
        <div role="status" aria-label={t('common:loading')} className={shelf}>
          {Array.from({ length: shown }, (_, index) => (
            <Skeleton key={index} className="aspect-2/3 rounded-xl" />
          ))}
        </div>
      )}
      {!isPending && !data?.items.length && (
        <EmptyState picture={<Picture name="compass" />} title={t('hot.empty')} text={t('hot.emptyText')} />
      )}
      {data && data.items.length > 0 && (
        <ul className={shelf}>
          {data.items.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
