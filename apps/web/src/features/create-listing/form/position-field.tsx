import { Button, TextField } from '@vybac/ui';
import { LocateFixed, MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { askPosition, type PositionTrouble } from '../../../device/position';
import type { ListingFormValues } from './listing-form-values';

/** About a kilometre: more exactly nobody needs to know, not even the server. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

/** Where the item is, for searches by distance: the browser's position, asked for only when pressed, or a US ZIP code. */
export function PositionField({ form }: { form: UseFormReturn<ListingFormValues> }) {
  const { t } = useTranslation(['createListing', 'search']);
  const { control, register, setValue, formState } = form;
  const position = useWatch({ control, name: 'position' });
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<PositionTrouble>();
  const take = (next: ListingFormValues['position']) => setValue('position', next, { shouldDirty: true });

  const ask = async () => {
    setAsking(true);
    setTrouble(undefined);
    const answer = await askPosition();
    setAsking(false);
    if (typeof answer === 'string') {
      setTrouble(answer);
      return;
    }
    setValue('zipCode', '', { shouldDirty: true, shouldValidate: formState.isSubmitted });
    take({ latitude: coarse(answer.latitude), longitude: coarse(answer.longitude) });
  };

  return (
    <fieldset aria-describedby="position-note">
      <legend className="mb-1.5 text-sm font-semibold">{t('position.title')}</legend>
      {position !== null ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p role="status" className="flex items-center gap-2">
            <MapPinCheck aria-hidden className="size-5 shrink-0 text-brand-text" />
            {t(position === 'kept' ? 'position.kept' : 'position.taken')}
          </p>
          <Button variant="quiet" size="sm" onClick={() => take(null)}>
            {t('search:distance.forget')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <Button
            variant="secondary"
            loading={isAsking}
            icon={<LocateFixed aria-hidden />}
            onClick={() => void ask()}
            className="max-sm:w-full"
          >
            {t('search:distance.share')}
          </Button>
          <span className="text-center text-ink-muted sm:pt-2.5">{t('position.or')}</span>
          <div className="min-w-0 sm:w-52">
            <TextField
              {...register('zipCode')}
              label={t('position.zipCode')}
              hideLabel
              placeholder={t('position.zipCode')}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              error={formState.errors.zipCode && t('complaints.zipCode')}
            />
          </div>
        </div>
      )}
      <p id="position-note" className="mt-1.5 text-sm text-ink-muted">
        {t('position.note')}
      </p>
      <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {trouble && t(`search:distance.${trouble}`)}
      </p>
    </fieldset>
  );
}
