import { Button, buttonStyle, EmptyState, ErrorState, linkStyle } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { Picture } from '../../../pictures/picture';
import { CreateListingLink } from '../../session';
import { newestListingsQuery } from '../api/newest-listings';
import { ListingGrid, ListingGridSkeleton } from './listing-grid';

/** The newest listings, for the home page. */
export function NewestListings() {
  const { t } = useTranslation('listings');
  return (
    <section aria-labelledby="newest">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="newest" className="text-2xl md:text-3xl">
          {t('newest.title')}
        </h2>
        <Link to="/listings" className={linkStyle({ className: 'shrink-0' })}>
          {t('newest.all')}
        </Link>
      </div>
      <Content />
    </section>
  );
}

function Content() {
  const { t } = useTranslation(['listings', 'errors']);
  const { data, error, isPending, refetch } = useQuery(newestListingsQuery);
  if (isPending) return <ListingGridSkeleton />;
  if (error && !data) {
    return (
      <ErrorState
        picture={<Picture name="plug" />}
        title={t('newest.failed')}
        text={problemText(t, error)}
        action={<Button onClick={() => void refetch()}>{t('newest.tryAgain')}</Button>}
      />
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState
        picture={<Picture name="parcel" />}
        title={t('newest.empty')}
        text={t('newest.emptyText')}
        action={<CreateListingLink className={buttonStyle()}>{t('newest.sell')}</CreateListingLink>}
      />
    );
  }
  return <ListingGrid listings={data.items} />;
}
