import {
  categoryFilters,
  conditions,
  listingLimits,
  listingSorts,
  type ListingsSearch,
  type ListingSort,
  shortest,
} from '@vybac/contracts/listings';
import { minorUnitsPerUnit, parsePrice } from '@vybac/kit';
import { Button, Checkbox, currencySign, Select, TextField } from '@vybac/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutFilters } from '../search/filters';
import { shownCurrency } from '../../../i18n/shown-currency';
import { DistanceField } from './distance-field';

export interface FilterFormProps {
  search: ListingsSearch;
  /** Called with the whole search when the reader applies or resets. */
  onApply: (search: ListingsSearch) => void;
}

const any = 'any';
const bestMatch = 'best';

/** What narrows and orders the list. Nothing changes until it is applied. */
export function FilterForm({ search, onApply }: FilterFormProps) {
  const { t, i18n } = useTranslation(['listings', 'search']);
  const [draft, setDraft] = useState(search);
  const [prices, setPrices] = useState({ minimum: written(search.minPrice), maximum: written(search.maxPrice) });
  const [error, setError] = useState<string>();
  const hasWords = search.q !== undefined;
  const usualSort = hasWords ? bestMatch : 'newest';
  const isFree = prices.minimum === '' && prices.maximum === '0';
  const change = (part: ListingsSearch) => setDraft((current) => ({ ...current, ...part }));

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const [minPrice, maxPrice] = [unitsOf(prices.minimum), unitsOf(prices.maximum)];
    if (minPrice === null || maxPrice === null) {
      setError(t('filters.priceInvalid'));
      return;
    }
    if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
      setError(t('filters.priceCrossed'));
      return;
    }
    onApply(shortest({ ...draft, minPrice, maxPrice }));
  };

  return (
    <form onSubmit={apply} noValidate className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label={t('filters.category')}
          value={draft.category ?? any}
          options={[
            { value: any, label: t('filters.anyCategory') },
            ...categoryFilters.map((value) => ({ value, label: t(`categories.${value}`) })),
          ]}
          onValueChange={(value) => change({ category: value === any ? undefined : value })}
        />
        <Select
          label={t('filters.condition')}
          value={draft.condition ?? any}
          options={[
            { value: any, label: t('filters.anyCondition') },
            ...conditions.map((value) => ({ value, label: t(`conditions.${value}`) })),
          ]}
          onValueChange={(value) => change({ condition: value === any ? undefined : value })}
        />
      </div>
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">{t('filters.price')}</legend>
        <div className="grid grid-cols-2 gap-3">
          {(['minimum', 'maximum'] as const).map((end) => (
            <TextField
              key={end}
              hideLabel
              label={t(`filters.${end}`)}
              placeholder={t(`filters.${end}Short`)}
              inputMode="decimal"
              autoComplete="off"
              prefix={currencySign(shownCurrency(), i18n.language)}
              disabled={isFree}
              value={isFree ? '' : prices[end]}
              aria-invalid={error !== undefined}
              onChange={(event) => {
                setPrices({ ...prices, [end]: event.currentTarget.value });
                setError(undefined);
              }}
            />
          ))}
        </div>
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
          {error}
        </p>
      </fieldset>
      <div>
        <Checkbox
          label={t('search:free')}
          checked={isFree}
          onCheckedChange={(checked) => {
            setPrices({ minimum: '', maximum: checked ? '0' : '' });
            setError(undefined);
          }}
        />
        <Checkbox
          label={t('filters.photos')}
          checked={draft.photos ?? false}
          onCheckedChange={(checked) => change({ photos: checked || undefined })}
        />
        <Checkbox
          label={t('filters.verified')}
          checked={draft.verified ?? false}
          onCheckedChange={(checked) => change({ verified: checked || undefined })}
        />
      </div>
      <DistanceField near={draft.near} within={draft.within} onChange={change} />
      <Select
        label={t('filters.sort')}
        value={draft.sort ?? usualSort}
        options={[
          ...(hasWords ? [{ value: bestMatch, label: t('search:bestMatch') } as const] : []),
          ...listingSorts.map((value) => ({ value, label: t(`sorts.${value}`) })),
        ]}
        onValueChange={(sort: ListingSort | typeof bestMatch) =>
          change({ sort: sort === bestMatch ? undefined : sort })
        }
      />
      <div className="grid gap-2 pt-1 md:grid-cols-2 md:[&>:first-child]:order-last">
        <Button type="submit" wide>
          {t('filters.apply')}
        </Button>
        <Button variant="secondary" wide onClick={() => onApply(withoutFilters(search))}>
          {t('filters.reset')}
        </Button>
      </div>
    </form>
  );
}

function written(units: number | undefined): string {
  return units === undefined ? '' : String(units);
}

/** Undefined for an empty field, null for what is no price. */
function unitsOf(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const amount = parsePrice(text);
  return amount === null || amount > listingLimits.price.maximum ? null : amount / minorUnitsPerUnit;
}
