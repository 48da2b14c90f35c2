import type { Image } from '@vybac/contracts/listings';
import { forget, readSaved, save } from '../../../storage/saved';

/** What one has begun to write in a conversation: it survives a reload. */
export interface Draft {
  text: string;
  images: Image[];
}

const keyOf = (actorId: string, conversationId: string) => `vybac-draft:${actorId}:${conversationId}`;

export function readDraft(actorId: string, conversationId: string): Draft {
  try {
    return JSON.parse(readSaved(keyOf(actorId, conversationId)) ?? '') as Draft;
  } catch {
    return { text: '', images: [] };
  }
}

export function saveDraft(actorId: string, conversationId: string, draft: Draft): void {
  const key = keyOf(actorId, conversationId);
  if (draft.text || draft.images.length > 0) save(key, JSON.stringify(draft));
  else forget(key);
}
