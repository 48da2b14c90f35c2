import { useTranslation } from 'react-i18next';
import { DraftConflict } from './draft-conflict';
import type { BegunDraft } from './with-draft';

/** Whether what stands here is saved, and what another device made of it meanwhile. */
export function DraftState({ begun: { kept, onTake } }: { begun: BegunDraft }) {
  const { t } = useTranslation('createListing');
  return (
    <>
      {kept.other && <DraftConflict other={kept.other} onKeepMine={kept.keepMine} onTakeOther={onTake} />}
      {kept.saved !== null && (
        <p role="status" className="text-sm text-ink-muted">
          {t(kept.saved ? 'draft.saved' : 'draft.here')}
        </p>
      )}
    </>
  );
}
