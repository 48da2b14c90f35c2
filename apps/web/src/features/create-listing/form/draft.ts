import { image, type Image } from '@vybac/contracts/listings';
import { z } from 'zod';
import { forget, readSaved, save } from '../../../storage/saved';
import { emptyForm, type ListingFormValues } from './listing-form-values';

export interface Draft {
  values: ListingFormValues;
  images: Image[];
}

const keyOf = (actorId: string) => `vybac-listing-draft:${actorId}`;
const images = z.array(image).catch([]);

/** What this person began to write on this device, or null. */
export function readDraft(actorId: string): Draft | null {
  const saved = readSaved(keyOf(actorId));
  if (!saved) return null;
  try {
    const draft = JSON.parse(saved) as Partial<Draft>;
    // Fields that an older version of the form did not know take their beginning.
    return { values: { ...emptyForm, ...draft.values }, images: images.parse(draft.images) };
  } catch {
    forget(keyOf(actorId));
    return null;
  }
}

export function saveDraft(actorId: string, draft: Draft): void {
  save(keyOf(actorId), JSON.stringify(draft));
}

export function forgetDraft(actorId: string): void {
  forget(keyOf(actorId));
}
