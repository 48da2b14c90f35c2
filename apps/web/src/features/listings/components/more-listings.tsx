import { LoadMore } from '@vybac/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** After so many pages by themselves one has to press, or nobody would ever reach the foot of the page. */
const pagesByThemselves = 8;
/** Pages are fetched this far ahead of the reader. */
const ahead = '800px';

export interface MoreListingsProps {
  /** How many pages are there. */
  pages: number;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/**
 * The next page as one comes near the end of the last. A page may be empty and still have a next one (it looked through all
 * that it may): then the end is still near, and it goes on.
 */
export function MoreListings({ pages, hasMore, isLoading, hasFailed, onMore }: MoreListingsProps) {
  const { t } = useTranslation('listings');
  const end = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  // Pages that are there on arrival were paid for: coming back, one goes on as before.
  const [since, setSince] = useState(pages);
  const goesOn = isNear && hasMore && !isLoading && !hasFailed && pages - since < pagesByThemselves;

  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([seen]) => setNear(seen?.isIntersecting ?? false), {
      rootMargin: ahead,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (goesOn) onMore();
    // A quick answer brings a page without ever being seen to load.
  }, [goesOn, pages, onMore]);

  return (
    <div ref={end}>
      <LoadMore
        label={t('browse.more')}
        loading={isLoading}
        ended={!hasMore}
        endText={pages > 1 ? t('browse.end') : undefined}
        onLoadMore={() => {
          setSince(pages);
          onMore();
        }}
      />
    </div>
  );
}
