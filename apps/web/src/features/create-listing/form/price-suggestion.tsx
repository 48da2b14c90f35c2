import { listingLimits, type PriceRange } from '@vybac/contracts/listings';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { useSettled } from '../../../timing/use-settled';
import { comparablePrices } from '../api/comparable-prices';
import { PriceNote } from '../assist/price-note';
import type { ListingFormValues } from './listing-form-values';

interface PriceSuggestionProps {
  control: Control<ListingFormValues>;
  editId: string | undefined;
  /** What the assistant found; undefined when it was not asked. */
  proposed: PriceRange | null | undefined;
}

/** Milliseconds of silence before it is asked. */
const silence = 700;

/** What comparable things go for, while the form is filled in. By hand nothing is said as long as there are too few. */
export function PriceSuggestion({ control, editId, proposed }: PriceSuggestionProps) {
  const [typed, category, condition] = useWatch({ control, name: ['title', 'category', 'condition'] });
  const title = useSettled(typed.trim(), silence);
  const isNamed = title.length >= listingLimits.title.minimum && title.length <= listingLimits.title.maximum;
  const { data } = useQuery(
    comparablePrices(isNamed && category ? { title, category, condition, listingId: editId ?? null } : null),
  );
  const range = data?.range ?? proposed;
  if (!range && proposed === undefined) return null;
  return <PriceNote range={range ?? null} />;
}
