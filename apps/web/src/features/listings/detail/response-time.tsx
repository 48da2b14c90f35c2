import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { responseTimeQuery } from '../api/response-time';

const hour = 60;
const day = 24 * hour;

/** How fast a seller answers, and from how many conversations that is known; with too few it says so. */
export function ResponseTime({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('listings');
  const { data } = useQuery(responseTimeQuery(sellerId));
  const says = (minutes: number) => {
    if (minutes <= hour) return t('seller.answersHour');
    if (minutes <= 2 * day) return t('seller.answersHours', { count: Math.ceil(minutes / hour) });
    return t('seller.answersDays', { count: Math.ceil(minutes / day) });
  };
  return (
    // Its place is kept while it loads.
    <p className="mt-2 flex min-h-10 gap-2 text-sm text-ink-muted">
      {data && (
        <>
          <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {data.medianMinutes === null ? (
              t('seller.answersUnknown')
            ) : (
              <>
                <span className="block font-medium text-ink">{says(data.medianMinutes)}</span>
                {t('seller.answersOf', { count: data.sampleSize })}
              </>
            )}
          </span>
        </>
      )}
    </p>
  );
}
