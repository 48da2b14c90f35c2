import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PhotoShelf } from '../photos/photo-shelf';
import { saveDraft } from './draft';
import type { ListingFormValues } from './listing-form-values';

/** Keeps what is written and uploaded on this device with every change, so that nothing is lost by a reload. */
export function useDraft(actorId: string | null, form: UseFormReturn<ListingFormValues>, shelf: PhotoShelf): void {
  useEffect(() => {
    if (actorId === null) return;
    const keep = () => saveDraft(actorId, { values: form.getValues(), images: shelf.images });
    const typing = form.watch(keep);
    const stopPhotos = shelf.subscribe(keep);
    return () => {
      typing.unsubscribe();
      stopPhotos();
    };
  }, [actorId, form, shelf]);
}
