import { awayLimits, type Away } from '@vybac/contracts/identity';
import { Button, Dialog, TextArea, TextField } from '@vybac/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { beginningOf, dayOf, useGoAway } from './away';

const dayMilliseconds = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => dayOf(new Date(Date.now() + days * dayMilliseconds));

export interface AwayDialogProps {
  /** What is said already. */
  away: Away | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Until when one is away, and a word to those who look. */
export function AwayDialog({ away, open, onOpenChange }: AwayDialogProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Content title={t('away.title')} description={t('away.meaning')} closeLabel={t('cancel')}>
        <AwayForm away={away} onDone={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

function AwayForm({ away, onDone }: { away: Away | null; onDone: () => void }) {
  const { t } = useTranslation(['dashboard', 'errors']);
  const [day, setDay] = useState(away?.until ? dayOf(new Date(away.until)) : '');
  const [note, setNote] = useState(away?.note ?? '');
  const goAway = useGoAway();
  const send = (event: FormEvent) => {
    event.preventDefault();
    goAway.mutate(
      { until: beginningOf(day), note },
      {
        onSuccess: () => {
          notify.success({ title: t('away.done') });
          onDone();
        },
        onError: (error) => notify.error({ title: problemText(t, error) }),
      },
    );
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-5">
      <TextField
        type="date"
        label={t('away.until')}
        description={t('away.untilHint')}
        min={inDays(1)}
        max={inDays(awayLimits.days)}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <TextArea
        label={t('away.note')}
        placeholder={t('away.noteExample')}
        rows={2}
        counter={{
          maximum: awayLimits.note,
          label: (used, maximum) => t('away.noteLength', { used, maximum }),
        }}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" wide loading={goAway.isPending}>
        {t(away ? 'away.save' : 'away.confirm')}
      </Button>
    </form>
  );
}
