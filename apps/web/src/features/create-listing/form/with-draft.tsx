import type { ListingMode, SavedDraft } from '@vybac/contracts/listings';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { PagePending } from '../../../frame/page-pending';
import { draftHereQuery, savedDraftsQuery } from '../api/saved-drafts';
import { type Draft, draftOf, draftToGoOnWith, hasDraft, keepDraft } from './draft';
import { prepareSchemas } from './load-schemas';
import { type KeptDraft, useKeptDraft } from './use-kept-draft';

export interface BegunDraft {
  readonly actorId: string;
  readonly draft: Draft;
  readonly kept: KeptDraft;
  /** Goes on with what another device made of it. */
  readonly onTake: (other: SavedDraft) => void;
}

interface WithDraftProps {
  actorId: string;
  mode: ListingMode;
  /** Begins anew, whatever was begun before. */
  isFresh?: boolean;
  children: (begun: BegunDraft) => ReactNode;
}

/** Finds where to go on, with what was begun on this device or on another, and shows the form of it. */
export function WithDraft({ actorId, mode, isFresh = false, children }: WithDraftProps) {
  const { data: saved, isPending } = useQuery(savedDraftsQuery);
  // Only then: a form that was just left may still be saving what stands here.
  const { data: here } = useQuery({ ...draftHereQuery(actorId, mode), enabled: !isPending && !isFresh });
  useEffect(() => {
    if (hasDraft(actorId, mode)) prepareSchemas();
  }, [actorId, mode]);
  if (isPending || (here === undefined && !isFresh)) return <PagePending />;
  const first = draftToGoOnWith(mode, (!isFresh && here) || null, isFresh ? [] : (saved ?? []));
  return (
    <FromDraft actorId={actorId} first={first}>
      {children}
    </FromDraft>
  );
}

// Read once: what is written from then on stands in the form.
function FromDraft({ actorId, first, children }: Pick<WithDraftProps, 'actorId' | 'children'> & { first: Draft }) {
  const [draft, setDraft] = useState(first);
  const onTake = (other: SavedDraft) => {
    const taken = draftOf(other);
    keepDraft(actorId, taken);
    setDraft(taken);
  };
  // Another draft is another form.
  return (
    <KeptHere key={`${draft.id} ${draft.version}`} actorId={actorId} draft={draft} onTake={onTake}>
      {children}
    </KeptHere>
  );
}

interface KeptHereProps extends Omit<BegunDraft, 'kept'> {
  children: WithDraftProps['children'];
}

function KeptHere({ actorId, draft, onTake, children }: KeptHereProps) {
  const kept = useKeptDraft(actorId, draft);
  return children({ actorId, draft, onTake, kept });
}
