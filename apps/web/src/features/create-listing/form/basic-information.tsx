import {
  asksCondition,
  categories,
  conditions,
  listingLimits,
  type Category,
  type Condition,
  type PriceRange,
} from '@vybac/contracts/listings';
import { codePoints } from '@vybac/kit';
import { Card, currencySign, linkStyle, Select, Switch, TextArea, TextField } from '@vybac/ui';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shownCurrency } from '../../../i18n/shown-currency';
import type { FieldSources } from '../assist/proposal';
import { SourceNote } from '../assist/source-note';
import type { Field, ListingFormValues } from './listing-form-values';
import { PositionField } from './position-field';
import { PriceSuggestion } from './price-suggestion';

interface BasicInformationProps {
  form: UseFormReturn<ListingFormValues>;
  /** Of the values that the assistant proposed. */
  sources: FieldSources;
  /** What comparable things go for; undefined when nobody has looked. */
  range?: PriceRange | null | undefined;
  editId: string | undefined;
}

/** Title, description, price, category, condition, place, and whether it may be bought at once. */
export function BasicInformation({ form, sources, range, editId }: BasicInformationProps) {
  const { t, i18n } = useTranslation(['createListing', 'listings']);
  const { control, register, setValue, formState } = form;
  const [title, price, category, location] = useWatch({ control, name: ['title', 'price', 'category', 'location'] });
  const isFree = Number(price) === 0 && price.trim() !== '';
  const complaint = (field: Field) => {
    const kind = formState.errors[field]?.message;
    return kind && t(kind === 'missing' ? 'complaints.missing' : `complaints.${field}`);
  };

  const sourceOf = (field: Field) => sources[field] && <SourceNote source={sources[field]} />;

  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-2xl">{t('basic.title')}</h2>
      <TextField
        {...register('title')}
        label={t('fields.title')}
        placeholder={t('fields.titlePlaceholder')}
        autoComplete="off"
        error={complaint('title')}
        description={sourceOf('title')}
        aside={<Counter used={codePoints(title.trim())} maximum={listingLimits.title.maximum} />}
      />
      <Controller
        control={control}
        name="description"
        render={({ field }) => (
          <TextArea
            {...field}
            rows={6}
            label={t('fields.description')}
            placeholder={t('fields.descriptionPlaceholder')}
            error={complaint('description')}
            description={sourceOf('description')}
            counter={{
              maximum: listingLimits.description.maximum,
              label: (used, maximum) => t('fields.counter', { used, maximum }),
            }}
          />
        )}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Controller
          control={control}
          name="category"
          render={({ field: { value, onChange } }) => (
            <Select<Category>
              label={t('fields.category')}
              placeholder={t('fields.categoryPlaceholder')}
              options={categories.map((slug) => ({ value: slug, label: t(`listings:categories.${slug}`) }))}
              value={value}
              onValueChange={onChange}
              error={complaint('category')}
              description={sourceOf('category')}
            />
          )}
        />
        {asksCondition(category) && (
          <Controller
            control={control}
            name="condition"
            render={({ field: { value, onChange } }) => (
              <Select<Condition>
                label={t('fields.condition')}
                placeholder={t('fields.conditionPlaceholder')}
                options={conditions.map((slug) => ({ value: slug, label: t(`listings:conditions.${slug}`) }))}
                value={value}
                onValueChange={onChange}
                error={complaint('condition')}
                description={sourceOf('condition')}
              />
            )}
          />
        )}
        <TextField
          {...register('price')}
          label={t('fields.price')}
          prefix={currencySign(shownCurrency(), i18n.language)}
          placeholder="0.00"
          inputMode="decimal"
          autoComplete="off"
          error={complaint('price')}
          description={sourceOf('price') ?? (isFree ? t('fields.freeNote') : undefined)}
          aside={
            !isFree && (
              <button
                type="button"
                className={linkStyle({ className: 'text-sm' })}
                onClick={() => setValue('price', '0', { shouldDirty: true, shouldValidate: formState.isSubmitted })}
              >
                {t('fields.free')}
              </button>
            )
          }
        />
        <TextField
          {...register('location')}
          label={t('fields.location')}
          placeholder={t('fields.locationPlaceholder')}
          autoComplete="address-level2"
          error={complaint('location')}
          aside={
            location.length > 0 ? (
              <Counter used={codePoints(location.trim())} maximum={listingLimits.location.maximum} />
            ) : (
              <span className="text-xs text-ink-muted">{t('fields.optional')}</span>
            )
          }
        />
      </div>
      <PriceSuggestion control={control} editId={editId} proposed={range} />
      <PositionField form={form} />
      <Controller
        control={control}
        name="buyNow"
        render={({ field: { value, onChange } }) => (
          <Switch
            label={t(isFree ? 'fields.claim' : 'fields.buyNow')}
            description={t(isFree ? 'fields.claimText' : 'fields.buyNowText')}
            checked={value}
            onCheckedChange={onChange}
          />
        )}
      />
    </Card>
  );
}

function Counter({ used, maximum }: { used: number; maximum: number }) {
  const { t } = useTranslation('createListing');
  return (
    <span className={`text-xs tabular-nums ${used > maximum ? 'font-semibold text-danger' : 'text-ink-muted'}`}>
      <span aria-hidden>{`${used}/${maximum}`}</span>
      <span className="sr-only">{t('fields.counter', { used, maximum })}</span>
    </span>
  );
}
