import type { Listing } from '@vybac/contracts/listings';
import { Skeleton } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BelowFirstScreen } from '../../../frame/below-first-screen';
import { usePageDescription } from '../../../frame/page-description';
import { usePageTitle } from '../../../frame/page-title';
import { useListingChanges } from '../api/use-listing-changes';
import { ReportButton } from '../report/report-button';
import { DealPanel } from './deal-panel';
import { JustMissed } from './just-missed';
import { CommentsSection, SocialBoost } from './later';
import { ListingFacts } from './listing-facts';
import { ListingGallery } from './listing-gallery';
import { listingLayout } from './listing-layout';
import type { Missed } from './missed';
import { PriceHistory } from './price-history';
import { RecentlyViewed } from './recently-viewed';
import { SellerCard } from './seller-card';
import { SimilarListings } from './similar-listings';
import { VoiceDescription } from './voice-description';

/** Characters of the description in link previews (spec 2 §2). */
const descriptionInPreviews = 160;

export function ListingDetail({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const { id, title, category, description, isMine, status } = listing;
  const [missed, setMissed] = useState<Missed | null>(null);
  // What is sold or hidden is not passed on.
  const isShareable = status === 'active' || status === 'reserved';
  useListingChanges(id);
  usePageTitle(title);
  usePageDescription(Array.from(description).slice(0, descriptionInPreviews).join(''));

  if (missed) return <JustMissed listing={listing} missed={missed} onDismiss={() => setMissed(null)} />;
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t('detail.path')}>
        <ol className="flex items-center gap-1.5 text-sm text-ink-muted">
          <li>
            <Link to="/listings" className="inline-flex min-h-8 items-center hover:text-ink hover:underline">
              {t('browse.title')}
            </Link>
          </li>
          <li className="flex items-center gap-1.5">
            <ChevronRight aria-hidden className="size-4" />
            <Link
              to="/listings"
              search={{ category }}
              className="inline-flex min-h-8 items-center hover:text-ink hover:underline"
            >
              {t(`categories.${category}`)}
            </Link>
          </li>
        </ol>
      </nav>
      <div className={listingLayout.page}>
        <div className={listingLayout.gallery}>
          <ListingGallery listing={listing} />
        </div>
        <div className={listingLayout.panel}>
          <DealPanel listing={listing} onMissed={setMissed} />
          <SellerCard seller={listing.seller} />
        </div>
        <div className={listingLayout.words}>
          <BelowFirstScreen>
            <section aria-labelledby="description">
              <h2 id="description" className="mb-3 text-2xl">
                {t('detail.description')}
              </h2>
              <p className="max-w-prose text-[1.05rem] leading-relaxed whitespace-pre-line">{description}</p>
            </section>
            {listing.voice && <VoiceDescription voice={listing.voice} />}
            <ListingFacts listing={listing} />
            <PriceHistory listing={listing} />
            <Suspense fallback={<Skeleton className="h-32 rounded-xl" />}>
              {isShareable && <SocialBoost listing={listing} />}
            </Suspense>
            <Suspense fallback={<Skeleton className="h-72 rounded-xl" />}>
              <CommentsSection listingId={id} />
            </Suspense>
            {!isMine && <ReportButton listingId={id} />}
          </BelowFirstScreen>
        </div>
      </div>
      <BelowFirstScreen>
        <SimilarListings id={id} />
        <RecentlyViewed id={id} />
      </BelowFirstScreen>
    </div>
  );
}
