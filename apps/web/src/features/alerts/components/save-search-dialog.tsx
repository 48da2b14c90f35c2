import { alertFrequencies, type AlertFrequency, type SavedQuery, searchNameLength } from '@vybac/contracts/listings';
import { Button, Dialog, SegmentedControl, TextField } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { refusalText } from '../refused';
import { mailLanguage } from '../mail-language';
import { sessionQuery } from '../../session';
import { useSaveSearch } from '../api/saved-searches';

/** Milliseconds after which the dialog closes when the search is saved (spec 2 §9). */
const closesAfter = 2_000;

export interface SearchToSave {
  query: SavedQuery;
  /** What the search is called unless somebody says otherwise. */
  name: string;
  /** It was narrowed to what is near, which is not kept. */
  hadDistance?: boolean;
}

interface SaveSearchDialogProps extends SearchToSave {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SaveSearchDialog({ open, onOpenChange, ...search }: SaveSearchDialogProps) {
  const { t } = useTranslation(['alerts', 'common']);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Content title={t('save.action')} description={t('save.explained')} closeLabel={t('close')}>
        <SaveSearchForm {...search} onDone={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

function SaveSearchForm({ query, name: suggested, hadDistance, onDone }: SearchToSave & { onDone: () => void }) {
  const { t, i18n } = useTranslation(['alerts', 'errors']);
  const { data: me } = useQuery(sessionQuery);
  const [name, setName] = useState(suggested);
  const [email, setEmail] = useState(me?.email ?? '');
  const [frequency, setFrequency] = useState<AlertFrequency>('instant');
  const [isIncomplete, setIncomplete] = useState(false);
  const save = useSaveSearch();

  useEffect(() => {
    if (!save.isSuccess) return;
    const timer = setTimeout(onDone, closesAfter);
    return () => clearTimeout(timer);
  }, [save.isSuccess, onDone]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = name.trim() !== '' && email.trim() !== '';
    setIncomplete(!isComplete);
    if (!isComplete) return;
    save.mutate(
      { name, email, query, frequency, language: mailLanguage(i18n.language) },
      {
        onError: (error) => {
          if (refusalText(t, error) === null)
            notify.error({ title: t('save.failed'), description: t('save.failedText') });
        },
      },
    );
  };
  const refusal = isIncomplete ? t('errors:saved_search.missing_information') : refusalText(t, save.error);
  if (save.isSuccess) {
    return (
      <p role="status" className="rounded-xl bg-positive-soft p-4">
        {t(save.data.isConfirmed ? 'save.done' : 'save.doneConfirm', { email: save.data.email })}
      </p>
    );
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <TextField
        label={t('save.name')}
        value={name}
        maxLength={searchNameLength}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={t('save.email')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <div className="flex flex-col gap-2">
        <span className="text-sm font-semibold">{t('save.howOften')}</span>
        <SegmentedControl
          label={t('save.howOften')}
          value={frequency}
          onValueChange={setFrequency}
          options={alertFrequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
        />
      </div>
      {hadDistance && <p className="text-sm text-ink-muted">{t('save.withoutDistance')}</p>}
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      <Button type="submit" size="lg" wide loading={save.isPending}>
        {t('save.action')}
      </Button>
    </form>
  );
}
