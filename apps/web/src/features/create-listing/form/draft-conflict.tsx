import type { SavedDraft } from '@vybac/contracts/listings';
import { Button, Card } from '@vybac/ui';
import { useTranslation } from 'react-i18next';

export interface DraftConflictProps {
  other: SavedDraft;
  onKeepMine: () => void;
  onTakeOther: (other: SavedDraft) => void;
}

/** Characters of what was typed for the assistant, where there is no title yet. */
const beginningLength = 60;

/** Two devices went on with the same draft: both are there until one is chosen. */
export function DraftConflict({ other, onKeepMine, onTakeOther }: DraftConflictProps) {
  const { t } = useTranslation('createListing');
  const beginning = Array.from(other.given.words).slice(0, beginningLength).join('');
  return (
    <Card role="alert" className="flex flex-col gap-3 !border-warning !bg-warning-soft">
      <h2 className="text-xl">{t('draft.conflictTitle')}</h2>
      <p>{t('draft.conflictText')}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeepMine}>{t('draft.keepMine')}</Button>
        <Button variant="secondary" className="whitespace-normal" onClick={() => onTakeOther(other)}>
          {t('draft.takeOther', { title: other.form.title || beginning || t('draft.untitled') })}
        </Button>
      </div>
    </Card>
  );
}
