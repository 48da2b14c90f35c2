import { Button } from '@vybac/ui';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetViewed, recentlyViewed, rememberViewed } from '../../../storage/recently-viewed';
import { listingQuery } from '../api/listing';
import { ListingGrid } from '../components/listing-grid';

/** As many as similar listings. */
const shown = 4;

/** What one looked at before this, on this device, as it is now; what is gone is left out. */
export function RecentlyViewed({ id }: { id: string }) {
  const { t } = useTranslation('listings');
  const [ids, setIds] = useState(() => recentlyViewed().filter((other) => other !== id));
  useEffect(() => rememberViewed(id), [id]);
  const found = useQueries({
    queries: ids.slice(0, shown).map((other) => ({ ...listingQuery(other), retry: false })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mt-8">
      <div className="mb-5 flex items-center justify-between gap-4">
        <h2 id="recent" className="text-2xl">
          {t('recent.title')}
        </h2>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            forgetViewed();
            setIds([]);
          }}
        >
          {t('recent.clear')}
        </Button>
      </div>
      <ListingGrid listings={found} />
    </section>
  );
}
