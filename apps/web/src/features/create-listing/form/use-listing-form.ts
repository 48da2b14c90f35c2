import { useEffect } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import type { ListingFormValues } from './listing-form-values';
import { loadSchemas, prepareSchemas } from './load-schemas';

/** The message of each error is a `Complaint`; the field says it in words. */
const resolver: Resolver<ListingFormValues> = async (values) => {
  // Out of reach, nothing is complained about: sending needs them too, and says what went wrong.
  const schemas = await loadSchemas().catch(() => null);
  const read = schemas?.readForm(values, []);
  if (!read || 'fields' in read) return { values, errors: {} };
  const errors = Object.entries(read.complaints).map(([field, kind]) => [field, { type: kind, message: kind }]);
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<ListingFormValues> };
};

export function useListingForm(begin: ListingFormValues) {
  useEffect(prepareSchemas, []);
  return useForm<ListingFormValues>({ defaultValues: begin, resolver });
}
