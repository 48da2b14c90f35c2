import type { DraftGiven, Image, ListingMode, SavedDraft } from '@vybac/contracts/listings';
import { forget, readSaved, save } from '../../../storage/saved';
import type { FieldSources } from '../assist/proposal';
import { emptyForm, type ListingFormValues } from './listing-form-values';
import { loadSchemas } from './load-schemas';

export interface Draft {
  values: ListingFormValues;
  images: Image[];
  /** How it is made. */
  mode: ListingMode;
  /** What the assistant was given to make it of. */
  given: DraftGiven;
  /** Where the values that the assistant proposed come from. */
  sources: FieldSources;
  /** Under which it is saved for all devices, and the version there that this one grew out of (0: none yet). */
  id: string;
  version: number;
  /** Something here is not saved there yet. */
  ahead: boolean;
}

const keyOf = (actorId: string, mode: ListingMode) =>
  `vybac-listing-draft:${actorId}${mode === 'form' ? '' : `:${mode}`}`;

export function hasDraft(actorId: string, mode: ListingMode): boolean {
  return Boolean(readSaved(keyOf(actorId, mode)));
}

/** What this person began to write on this device, or null. @throws when the schemas cannot be loaded; it stays kept then */
export async function readDraft(actorId: string, mode: ListingMode): Promise<Draft | null> {
  const saved = readSaved(keyOf(actorId, mode));
  if (!saved) return null;
  const { cleanParts } = await loadSchemas();
  try {
    const draft = JSON.parse(saved) as Partial<Draft>;
    const { id = randomId(), version = 0, ahead = true } = draft;
    // Fields that an older version of the form did not know take their beginning.
    return {
      ...{ id, version, ahead, mode },
      values: { ...emptyForm, ...draft.values },
      ...cleanParts(draft),
    };
  } catch {
    forget(keyOf(actorId, mode));
    return null;
  }
}

export function keepDraft(actorId: string, draft: Draft): void {
  save(keyOf(actorId, draft.mode), JSON.stringify(draft));
}

export function forgetDraft(actorId: string, mode: ListingMode): void {
  forget(keyOf(actorId, mode));
}

/**
 * Where to go on: with what stands here when it is the newest, and otherwise with what was saved from another device. When both
 * went on since, with what stands here; saving it will say that the other is there too.
 */
export function draftToGoOnWith(mode: ListingMode, here: Draft | null, saved: readonly SavedDraft[]): Draft {
  const newest = saved.find((draft) => draft.mode === mode);
  const same = here && saved.find(({ id }) => id === here.id);
  if (here && (here.ahead || (same && same.version === here.version))) return here;
  const there = same ?? newest;
  return there
    ? draftOf(there)
    : {
        mode,
        values: emptyForm,
        images: [],
        sources: {},
        given: nothingGiven,
        id: randomId(),
        version: 0,
        ahead: false,
      };
}

export function draftOf({ form, updatedAt: _when, ...draft }: SavedDraft): Draft {
  return { ...draft, values: { ...emptyForm, ...form }, ahead: false };
}

/** As the contract has it. */
export const nothingGiven: DraftGiven = { words: '', recordingId: null, isReviewed: false };

// crypto.randomUUID exists on https and localhost only.
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
