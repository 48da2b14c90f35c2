import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldSources } from '../assist/proposal';
import type { PhotoShelf } from '../photos/photo-shelf';
import type { ListingFormValues } from './listing-form-values';
import type { BegunDraft } from './with-draft';

/** Tells the draft of every change of the form: what is written, uploaded, and taken over from the assistant. */
export function useDraft(
  begun: BegunDraft | undefined,
  form: UseFormReturn<ListingFormValues>,
  shelf: PhotoShelf,
  sources: FieldSources,
): void {
  const changed = begun?.kept.changed;
  const begunSources = begun?.draft.sources;

  useEffect(() => {
    if (!changed) return;
    const keep = () => changed({ values: form.getValues(), images: shelf.images });
    const typing = form.watch(keep);
    const stopPhotos = shelf.subscribe(keep);
    return () => {
      typing.unsubscribe();
      stopPhotos();
    };
  }, [changed, form, shelf]);

  useEffect(() => {
    // A proposal stands in the form before anybody listens to its fields.
    if (sources !== begunSources) changed?.({ values: form.getValues(), sources });
  }, [changed, begunSources, form, sources]);
}
