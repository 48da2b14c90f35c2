import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { readForm, type ListingFormValues } from './listing-form-values';

/** The message of each error is a `Complaint`; the field says it in words. */
const resolver: Resolver<ListingFormValues> = (values) => {
  const read = readForm(values, []);
  if ('fields' in read) return { values, errors: {} };
  const errors = Object.entries(read.complaints).map(([field, kind]) => [field, { type: kind, message: kind }]);
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<ListingFormValues> };
};

export function useListingForm(begin: ListingFormValues) {
  return useForm<ListingFormValues>({ defaultValues: begin, resolver });
}
