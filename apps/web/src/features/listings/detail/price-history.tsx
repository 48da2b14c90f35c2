import type { Listing } from '@vybac/contracts/listings';
import { Price } from '@vybac/ui';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What it cost before, the latest price first. A price that never changed has no history. */
export function PriceHistory({ listing: { price, priceHistory } }: { listing: Listing }) {
  const { t, i18n } = useTranslation('listings');
  if (priceHistory.length < 2) return null;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const steps = priceHistory
    .map((step, index) => ({ ...step, before: priceHistory[index - 1]?.amount ?? step.amount }))
    .reverse();
  return (
    <section aria-labelledby="price-history" className="flex flex-col gap-3">
      <h2 id="price-history" className="text-2xl">
        {t('priceHistory.title')}
      </h2>
      <ol className="flex flex-col divide-y divide-line rounded-xl border border-line bg-surface-raised px-4">
        {steps.map(({ amount, at, before }) => (
          <li key={at} className="flex items-center justify-between gap-4 py-3">
            <time dateTime={at} className="text-sm text-ink-muted">
              {date.format(new Date(at))}
            </time>
            <span className="flex items-center gap-2 font-semibold">
              {amount !== before && <Change down={amount < before} />}
              <Price amount={amount} currency={price.currency} locale={i18n.language} freeLabel={t('free')} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Change({ down }: { down: boolean }) {
  const { t } = useTranslation('listings');
  const Icon = down ? TrendingDown : TrendingUp;
  const label = t(down ? 'priceHistory.lowered' : 'priceHistory.raised');
  return <Icon role="img" aria-label={label} className={`size-4 ${down ? 'text-positive' : 'text-ink-muted'}`} />;
}
