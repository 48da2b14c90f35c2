import type { SavedDraft } from '@vybac/contracts/listings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { discardDraft, putDraft, savedDraftsQuery } from '../api/saved-drafts';
import type { FieldSources } from '../assist/proposal';
import type { PhotoShelf } from '../photos/photo-shelf';
import { forgetDraft, keepDraft } from './draft';
import { DraftKeeper } from './draft-keeper';
import type { ListingFormValues } from './listing-form-values';
import type { BegunDraft } from './with-draft';

/** Keeps what is written and uploaded with every change, here and for one's other devices, so that nothing is lost. */
export function useDraft(
  kept: BegunDraft | null,
  form: UseFormReturn<ListingFormValues>,
  shelf: PhotoShelf,
  sources: FieldSources,
) {
  const queryClient = useQueryClient();
  const [other, setOther] = useState<SavedDraft | null>(null);
  const [saved, setSaved] = useState<boolean | null>(null);
  const [begun] = useState(kept?.draft);
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null);
  const actorId = kept?.actorId ?? null;

  useEffect(() => {
    if (actorId === null || !begun) return;
    const making = new DraftKeeper(begun, {
      keep: (draft) => keepDraft(actorId, draft),
      put: putDraft,
      list: () => queryClient.fetchQuery(savedDraftsQuery),
      forget: ({ id, mode }) => {
        forgetDraft(actorId, mode);
        discardDraft(id);
      },
      onConflict: setOther,
      onSaved: setSaved,
    });
    setKeeper(making);
    const keep = () => making.changed({ values: form.getValues(), images: shelf.images });
    const typing = form.watch(keep);
    const stopPhotos = shelf.subscribe(keep);
    return () => {
      making.leave();
      typing.unsubscribe();
      stopPhotos();
    };
  }, [actorId, begun, form, shelf, queryClient]);

  useEffect(() => {
    // A proposal stands in the form before anybody listens to its fields.
    if (sources !== begun?.sources) keeper?.changed({ values: form.getValues(), sources });
  }, [keeper, begun, form, sources]);

  return {
    /** What another device made of it meanwhile. */
    other,
    saved,
    keepMine: () => {
      if (other) keeper?.overwrite(other.version);
      setOther(null);
    },
    /** It is published or thrown away. */
    end: () => void keeper?.end(),
  };
}
