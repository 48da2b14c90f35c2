import type { ListingDraft } from '@vybac/contracts/listings';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { type Draft, readDraft } from '../form/draft';
import { emptyForm } from '../form/listing-form-values';
import { photoParts } from '../photos/photo-parts';
import { PhotoShelf, type PhotoShelfParts } from '../photos/photo-shelf';
import { formPhotos, type PhotoRules } from '../photos/photo';
import { assistProblem, type AssistedMode } from './assist-problem';
import { forgetKept, keep, readKept } from './kept';
import { type FieldSources, type Proposal, proposalOf } from './proposal';

interface Settings {
  mode: AssistedMode;
  actorId: string;
  rules?: PhotoRules;
  parts?: PhotoShelfParts;
}

/** The form behind a creation mode: what is kept of it, what the assistant proposes for it, and what went wrong. */
export function useAssistedForm({ mode, actorId, rules = formPhotos, parts = photoParts }: Settings) {
  const { t } = useTranslation(['assist', 'errors']);
  const [kept] = useState(() => readKept(actorId, mode));
  const [draft] = useState<Draft>(() => readDraft(`${actorId}:${mode}`) ?? { values: emptyForm, images: [] });
  const [shelf] = useState(() => new PhotoShelf(parts, draft.images, new Set(), rules));
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [isReviewed, setReviewed] = useState(kept.isReviewed);
  const [isWorking, setWorking] = useState(false);
  const onSources = useCallback((sources: FieldSources) => keep(actorId, mode, { sources }), [actorId, mode]);
  const onEnd = useCallback(() => forgetKept(actorId, mode), [actorId, mode]);

  const review = () => {
    setReviewed(true);
    keep(actorId, mode, { isReviewed: true });
  };
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
  const assisted = { mode, proposal, sources: kept.sources, onSources, shelf, onEnd };
  return { kept, draft, shelf, assisted, isReviewed, review, isWorking, propose };
}
