import type { PriceRange } from '@vybac/contracts/listings';
import { linkStyle } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePriceText } from '../../../i18n/use-price-text';

/** What comparable things go for, with the listings that it is taken from. */
export function PriceNote({ range }: { range: PriceRange | null }) {
  const { t, i18n } = useTranslation('assist');
  const price = usePriceText();
  if (!range) return <p className="text-sm text-ink-muted">{t('price.unknown')}</p>;
  const day = (moment: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(moment));
  const { low, high, count, soldCount, oldest, newest, comparables } = range;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer">{t('price.range', { low: price(low), high: price(high), count })}</summary>
      <p className="mt-1">{t('price.basis', { sold: soldCount, oldest: day(oldest), newest: day(newest) })}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {comparables.map(({ listingId, title, price: paid, sold, at }) => (
          <li key={listingId} className="wrap-anywhere">
            <Link to="/listing/$listingId" params={{ listingId }} target="_blank" className={linkStyle()}>
              {title}
            </Link>{' '}
            {t(sold ? 'price.sold' : 'price.asked', { price: price(paid), day: day(at) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
