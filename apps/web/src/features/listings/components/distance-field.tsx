import {
  type DistanceBand,
  distanceBands,
  type ListingsSearch,
  nearOf,
  usualDistance,
} from '@vybac/contracts/listings';
import { Button, Select } from '@vybac/ui';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askPosition, type PositionTrouble } from '../../../device/position';

export interface DistanceFieldProps {
  near: string | undefined;
  within: DistanceBand | undefined;
  onChange: (part: Pick<ListingsSearch, 'near' | 'within'>) => void;
}

/** How far away things may be, once the reader has shared a position; nobody is asked for one before pressing. */
export function DistanceField({ near, within = usualDistance, onChange }: DistanceFieldProps) {
  const { t } = useTranslation('search');
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<PositionTrouble>();

  const ask = async () => {
    setAsking(true);
    setTrouble(undefined);
    const answer = await askPosition();
    setAsking(false);
    if (typeof answer === 'string') setTrouble(answer);
    else onChange({ near: nearOf(answer), within });
  };

  if (near !== undefined) {
    return (
      <div className="flex flex-col items-start gap-1">
        <div className="w-full">
          <Select
            label={t('distance.title')}
            value={String(within)}
            options={distanceBands.map((km) => ({ value: String(km), label: t('distance.within', { km }) }))}
            onValueChange={(chosen) => onChange({ near, within: distanceBands.find((km) => String(km) === chosen) })}
          />
        </div>
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4"
          onClick={() => onChange({ near: undefined, within: undefined })}
        >
          {t('distance.forget')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('distance.title')}</legend>
      <Button
        variant="secondary"
        wide
        loading={asking}
        icon={<LocateFixed aria-hidden />}
        onClick={() => void ask()}
        aria-describedby="distance-note"
      >
        {t('distance.share')}
      </Button>
      <p id="distance-note" className="mt-1.5 text-sm text-ink-muted">
        {t('distance.note')}
      </p>
      <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {trouble && t(`distance.${trouble}`)}
      </p>
    </fieldset>
  );
}
