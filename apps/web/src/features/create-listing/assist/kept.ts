import { z } from 'zod';
import { forget, readSaved, save } from '../../../storage/saved';
import type { AssistedMode } from './assist-problem';

/** What somebody gave the assistant: kept on this device until the listing is published. The form that came of it is a draft. */
export interface Kept {
  readonly words: string;
  readonly recordingId: string | null;
  /** The form is open. */
  readonly isReviewed: boolean;
}

const nothing: Kept = { words: '', recordingId: null, isReviewed: false };
const schema = z.object({
  words: z.string(),
  recordingId: z.string().nullable(),
  isReviewed: z.boolean(),
});
const keyOf = (actorId: string, mode: AssistedMode) => `vybac-assist:${mode}:${actorId}`;

export function readKept(actorId: string, mode: AssistedMode): Kept {
  try {
    return schema.parse(JSON.parse(readSaved(keyOf(actorId, mode)) ?? 'null'));
  } catch {
    return nothing;
  }
}

export function keep(actorId: string, mode: AssistedMode, change: Partial<Kept>): void {
  save(keyOf(actorId, mode), JSON.stringify({ ...readKept(actorId, mode), ...change }));
}

export function forgetKept(actorId: string, mode: AssistedMode): void {
  forget(keyOf(actorId, mode));
}
