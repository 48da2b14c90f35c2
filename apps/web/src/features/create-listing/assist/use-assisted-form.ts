import type { DraftGiven, ListingDraft } from '@vybac/contracts/listings';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import type { BegunDraft } from '../form/with-draft';
import { photoParts } from '../photos/photo-parts';
import { PhotoShelf, type PhotoShelfParts } from '../photos/photo-shelf';
import { formPhotos, type PhotoRules } from '../photos/photo';
import { assistProblem, type AssistedMode } from './assist-problem';
import { type Proposal, proposalOf } from './proposal';

interface Settings {
  mode: AssistedMode;
  begun: BegunDraft;
  rules?: PhotoRules;
  parts?: PhotoShelfParts;
}

/** The form behind a creation mode: what is kept of it, what the assistant proposes for it, and what went wrong. */
export function useAssistedForm({ mode, begun, rules = formPhotos, parts = photoParts }: Settings) {
  const { t } = useTranslation(['assist', 'errors']);
  const { draft, kept } = begun;
  const [given, setGiven] = useState(draft.given);
  const latest = useRef(given);
  const [shelf] = useState(() => new PhotoShelf(parts, draft.images, new Set(), rules));
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [isWorking, setWorking] = useState(false);
  const { changed } = kept;
  useEffect(() => shelf.subscribe(() => changed({ images: shelf.images })), [changed, shelf]);

  /** What the assistant makes it of is part of the draft. */
  const give = (change: Partial<DraftGiven>) => {
    latest.current = { ...latest.current, ...change };
    setGiven(latest.current);
    changed({ given: latest.current });
  };
  const review = () => give({ isReviewed: true });
  /** Shows in the form what `work` makes; what fails is said, and nothing is lost. Answers whether it worked. */
  const propose = async (work: () => Promise<ListingDraft>): Promise<boolean> => {
    setWorking(true);
    try {
      setProposal(proposalOf(await work()));
      review();
      notify.success({ title: t('generated.title'), description: t('generated.text') });
      return true;
    } catch (error) {
      notify.error(assistProblem(t, error, mode));
      return false;
    } finally {
      setWorking(false);
    }
  };
  const { values, images } = draft;
  const assisted = { mode, proposal, shelf };
  return { given, give, form: { values, images, begun }, shelf, assisted, review, isWorking, propose };
}
