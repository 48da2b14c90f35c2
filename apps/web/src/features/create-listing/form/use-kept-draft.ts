import type { SavedDraft } from '@vybac/contracts/listings';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { discardDraft, putDraft, savedDraftsQuery } from '../api/saved-drafts';
import { type Draft, forgetDraft, keepDraft } from './draft';
import { type DraftChange, DraftKeeper } from './draft-keeper';

/** A draft that is kept while it is written, and what became of that. */
export interface KeptDraft {
  /** Another one once it can keep. */
  readonly changed: (change: DraftChange) => void;
  /** What another device made of it meanwhile. */
  readonly other: SavedDraft | null;
  /** Whether what stands here is saved for all devices; null before the first try. */
  readonly saved: boolean | null;
  readonly keepMine: () => void;
  /** It is published or thrown away. */
  readonly end: () => void;
}

/** Keeps what is given, written and uploaded with every change, here and for one's other devices, so that nothing is lost. */
export function useKeptDraft(actorId: string, begun: Draft): KeptDraft {
  const queryClient = useQueryClient();
  const [other, setOther] = useState<SavedDraft | null>(null);
  const [saved, setSaved] = useState<boolean | null>(null);
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null);

  useEffect(() => {
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
    return () => making.leave();
  }, [actorId, begun, queryClient]);

  return {
    changed: useCallback((change) => keeper?.changed(change), [keeper]),
    other,
    saved,
    keepMine: () => {
      if (other) keeper?.overwrite(other.version);
      setOther(null);
    },
    end: () => void keeper?.end(),
  };
}
