import type { FieldSource, ListingDraft, PriceRange } from '@vybac/contracts/listings';
import { type Field, type ListingFormValues, writtenPrice } from '../form/listing-form-values';

export type FieldSources = Partial<Record<Field, FieldSource>>;

/** What the assistant proposes, as it stands in the form. */
export interface Proposal {
  readonly values: Partial<ListingFormValues>;
  /** Where each of the values comes from. */
  readonly sources: FieldSources;
  readonly range: PriceRange | null;
  /** E.g. `2024-05-01`. */
  readonly takenOn: string | null;
}

export function proposalOf(draft: ListingDraft): Proposal {
  const { title, description, priceAmount, category, condition, tags, priceRange, takenOn } = draft;
  const found = {
    title,
    description,
    price: priceAmount && { ...priceAmount, value: writtenPrice(priceAmount.value) },
    category,
    condition,
    tags,
  };
  const named = Object.entries(found).flatMap(([field, proposed]) => (proposed ? [{ field, ...proposed }] : []));
  return {
    values: Object.fromEntries(named.map(({ field, value }) => [field, value])),
    sources: Object.fromEntries(named.map(({ field, source }) => [field, source])),
    range: priceRange,
    takenOn,
  };
}

/** Of a proposal what the form takes: never what somebody wrote themselves. */
export function takenOver(
  { values, sources }: Proposal,
  written: ListingFormValues,
  before: FieldSources,
): { field: Field; value: ListingFormValues[Field]; source: FieldSource }[] {
  return (Object.keys(sources) as Field[]).flatMap((field) => {
    const [value, source] = [values[field], sources[field]];
    const isFree = isEmpty(written[field]) || before[field] !== undefined;
    return value !== undefined && source && isFree ? [{ field, value, source }] : [];
  });
}

function isEmpty(value: ListingFormValues[Field]): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
