import { cappedCount, type ListingsSearch } from '@vybac/contracts/listings';
import { linkStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FirstBrowsePage } from '../api/browse';

export interface ResultsSummaryProps {
  search: ListingsSearch;
  first: FirstBrowsePage;
}

/** How many there are, and how the search was understood. */
export function ResultsSummary({ search, first }: ResultsSummaryProps) {
  const { t } = useTranslation(['listings', 'search']);
  const { correctedQuery, didYouMean, leavesOutUnplaced } = first;
  return (
    <div className="flex flex-col gap-2">
      {correctedQuery && (
        <p className="rounded-lg bg-brand-soft px-4 py-3">
          {t('browse.corrected', { words: correctedQuery })}{' '}
          <span className="text-ink-muted">{t('browse.noneFor', { words: search.q })}</span>
        </p>
      )}
      {didYouMean && (
        <p>
          <Link to="/listings" search={{ ...search, q: didYouMean }} resetScroll={false} className={linkStyle()}>
            {t('search:didYouMean', { words: didYouMean })}
          </Link>
        </p>
      )}
      <p className="text-sm text-ink-muted">
        <span role="status">
          <Total {...first} />
        </span>
        {leavesOutUnplaced && <> {t('search:distance.leavesOut')}</>}
      </p>
    </div>
  );
}

/** "37", "37+" when not all could be looked at, "1,000+" when there are more than anybody counts. */
function Total({ total, totalIsLeast }: FirstBrowsePage) {
  const { t, i18n } = useTranslation('listings');
  if (total === null || total === 0) return null;
  const shown = new Intl.NumberFormat(i18n.language).format(Math.min(total, cappedCount));
  const hasMore = totalIsLeast || total > cappedCount;
  return t('browse.total', { count: total, shown: hasMore ? `${shown}+` : shown });
}
