import type { Offer } from '@vybac/contracts/messaging';
import { useTranslation } from 'react-i18next';
import { usePriceText } from '../../../i18n/use-price-text';

export interface OfferHistoryProps {
  offer: Offer;
  role: 'buyer' | 'seller';
  name: string;
}

/** Every amount that was on the table; nothing while there was only one. */
export function OfferHistory({ offer, role, name }: OfferHistoryProps) {
  const { t, i18n } = useTranslation('offers');
  const priceText = usePriceText();
  const { history } = offer;
  if (history.length < 2) return null;
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <details className="text-sm">
      <summary className="flex min-h-9 items-center rounded-sm font-medium text-brand-text">
        {t('history.title', { count: history.length })}
      </summary>
      <ol className="flex flex-col gap-1.5 border-l-2 border-line pl-3">
        {history.map(({ by, amount, at }) => (
          <li key={at}>
            {t(by === role ? 'history.mine' : 'history.theirs', { name, amount: priceText(amount) })}
            <time dateTime={at} className="block text-xs text-ink-muted">
              {time.format(Date.parse(at))}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
