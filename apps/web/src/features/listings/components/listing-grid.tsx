import { Skeleton } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { BelowFirstScreen } from '../../../frame/below-first-screen';
import { ListingCard, type ListingCardProps } from './listing-card';

const grid = 'grid grid-cols-2 gap-x-3 gap-y-7 sm:grid-cols-3 md:gap-x-5 lg:grid-cols-4';

/** The first row on a large screen. */
const onFirstScreen = 4;

export interface ListingGridProps {
  listings: readonly ListingCardProps['listing'][];
  /** The first row is on the first screen. */
  eager?: boolean;
}

export function ListingGrid({ listings, eager = false }: ListingGridProps) {
  return (
    <ul className={grid}>
      {listings.slice(0, onFirstScreen).map((listing) => (
        <li key={listing.id}>
          <ListingCard listing={listing} eager={eager} />
        </li>
      ))}
      <BelowFirstScreen>
        {listings.slice(onFirstScreen).map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </BelowFirstScreen>
    </ul>
  );
}

/** The place of listings that are loading; the same size as they will be, so that nothing jumps. */
export function ListingGridSkeleton({ count = 12 }: { count?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common:loading')} className={grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex flex-col gap-2.5">
          <Skeleton className="aspect-4/5 rounded-xl" />
          <Skeleton className="h-6 w-20" />
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-7 w-1/2" />
        </div>
      ))}
    </div>
  );
}
