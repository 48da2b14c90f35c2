import { type ListingsSearch, usualDistance } from '@vybac/contracts/listings';
import { buttonStyle, formatPrice } from '@vybac/ui';
import { minorUnitsPerUnit } from '@vybac/kit';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { activeFilters, withoutFilter, withoutFilters, type FilterName } from '../search/filters';
import { shownCurrency } from '../../../i18n/shown-currency';
import { resultsId } from './results-id';

/** The filters that are on; pressing one takes it away. */
export function FilterChips({ search }: { search: ListingsSearch }) {
  const { t, i18n } = useTranslation(['listings', 'search']);
  const active = activeFilters(search);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t('filters.active')} className="flex flex-wrap gap-2">
      {active.map((name) => {
        const says = wording(name, search, t, i18n.language);
        return (
          <li key={name}>
            <Link
              to="/listings"
              search={withoutFilter(search, name)}
              resetScroll={false}
              onClick={focusResults}
              aria-label={t('filters.remove', { filter: says })}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-brand-soft pr-3 pl-4 text-sm font-semibold text-brand-text md:min-h-9"
            >
              {says}
              <X aria-hidden className="size-4" />
            </Link>
          </li>
        );
      })}
      {active.length > 1 && (
        <li>
          <Link
            to="/listings"
            search={withoutFilters(search)}
            resetScroll={false}
            onClick={focusResults}
            className={buttonStyle({ variant: 'quiet', size: 'sm' })}
          >
            {t('filters.reset')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** What was pressed goes away with its filter; the focus goes on with what is found. */
function focusResults(): void {
  document.getElementById(resultsId)?.focus({ preventScroll: true });
}

function wording(
  name: FilterName,
  search: ListingsSearch,
  t: TFunction<['listings', 'search']>,
  locale: string,
): string {
  const price = (units: number) =>
    formatPrice({
      amount: Math.round(units * minorUnitsPerUnit),
      currency: shownCurrency(),
      locale,
      freeLabel: t('free'),
      precision: Number.isInteger(units) ? 'whole' : 'exact',
    });
  const [from, to] = [search.minPrice, search.maxPrice].map((units) => (units === undefined ? null : price(units)));
  switch (name) {
    case 'category':
      return t(`categories.${String(search.category)}`);
    case 'condition':
      return t(`conditions.${String(search.condition)}`);
    case 'price':
      if (search.maxPrice === 0) return t('free');
      if (from && to) return t('filters.between', { from, to });
      return from ? t('filters.from', { price: from }) : t('filters.upTo', { price: to });
    case 'near':
      return t('search:distance.within', { km: search.within ?? usualDistance });
    default:
      return t(`filters.${name}`);
  }
}
