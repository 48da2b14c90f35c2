import type { Offer } from '@vybac/contracts/messaging';
import { ChevronDown } from 'lucide-react';
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
    <details className="group -mb-2 text-sm">
      <summary className="flex min-h-11 items-center gap-1 rounded-sm font-medium text-brand-text md:min-h-9">
        {t('history.title', { count: history.length })}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
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
