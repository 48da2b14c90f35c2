import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { similarListingsQuery } from '../api/similar-listings';
import { ListingGrid } from '../components/listing-grid';

/** How many are shown: two rows on a phone, one on a large screen. */
const shown = 4;

/** Things like it. Where there are none, nothing is said. */
export function SimilarListings({ id, title }: { id: string; title?: string }) {
  const { t } = useTranslation('listings');
  const { data } = useQuery(similarListingsQuery(id));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-8">
      <h2 id="similar" className="mb-5 text-2xl">
        {title ?? t('detail.similar')}
      </h2>
      <ListingGrid listings={data.items.slice(0, shown)} />
    </section>
  );
}
