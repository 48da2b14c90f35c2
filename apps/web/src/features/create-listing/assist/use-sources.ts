import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Field, ListingFormValues } from '../form/listing-form-values';
import { type FieldSources, type Proposal, takenOver } from './proposal';

/** Puts a proposal into the form, and knows of every field whether it still stands as proposed: editing it clears its source. */
export function useSources(
  form: UseFormReturn<ListingFormValues>,
  proposal: Proposal | null,
  begin: FieldSources,
): FieldSources {
  const [sources, setSources] = useState(begin);
  const current = useRef(begin);
  const isApplying = useRef(false);

  useEffect(() => {
    const change = (next: FieldSources) => {
      current.current = next;
      setSources(next);
    };
    if (proposal) {
      isApplying.current = true;
      const taken = takenOver(proposal, form.getValues(), current.current);
      for (const { field, value } of taken)
        form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      isApplying.current = false;
      change({ ...current.current, ...Object.fromEntries(taken.map(({ field, source }) => [field, source])) });
    }
    const watching = form.watch((_, { name }) => {
      if (isApplying.current || !name || !(name in current.current)) return;
      const { [name as Field]: _edited, ...rest } = current.current;
      change(rest);
    });
    return () => watching.unsubscribe();
  }, [form, proposal]);
  return sources;
}
