import { alertFrequencies, type SavedSearch, searchNameLength, searchOfSaved } from '@vybac/contracts/listings';
import { Badge, Button, linkStyle, SegmentedControl, Switch, TextField } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import { useChangeSavedSearch, useDeleteSavedSearch } from '../api/saved-searches';

/** Somebody who pressed Rename is about to type. */
function focused(input: HTMLInputElement | null): void {
  input?.select();
}

/** One saved search: what it is called, how often it tells, whether it does. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const { t } = useTranslation(['alerts', 'errors']);
  const { id, name, email, query, frequency, isPaused, isConfirmed } = search;
  const [newName, setNewName] = useState<string | null>(null);
  const change = useChangeSavedSearch(id);
  const remove = useDeleteSavedSearch(id);
  const fail = (error: unknown) => notify.error({ title: problemText(t, error) });
  const act = (changes: Parameters<typeof change.mutate>[0]) => change.mutate(changes, { onError: fail });
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (newName?.trim()) act({ name: newName });
    setNewName(null);
  };
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-line bg-surface-raised p-4 md:p-5">
      <div className="flex items-start justify-between gap-3">
        {newName === null ? (
          <div className="min-w-0">
            <h2 className="flex flex-wrap items-center gap-2 font-sans text-lg font-semibold tracking-normal">
              <Link to="/listings" search={searchOfSaved(query)} className={linkStyle({ className: 'break-words' })}>
                {name}
              </Link>
              {isPaused && <Badge tone="raised">{t('list.paused')}</Badge>}
              {!isConfirmed && <Badge tone="accent">{t('list.unconfirmed')}</Badge>}
            </h2>
            <p className="text-sm break-all text-ink-muted">{email}</p>
          </div>
        ) : (
          <form onSubmit={rename} className="flex flex-1 items-end gap-2">
            <div className="flex-1">
              <TextField
                label={t('save.name')}
                value={newName}
                maxLength={searchNameLength}
                ref={focused}
                onChange={(event) => setNewName(event.currentTarget.value)}
              />
            </div>
            <Button type="submit" className="min-h-12">
              {t('list.done')}
            </Button>
          </form>
        )}
        <div className="flex shrink-0 gap-1">
          <Button
            variant="quiet"
            size="sm"
            className="!px-3"
            icon={<Pencil aria-hidden />}
            aria-label={t('list.rename', { name })}
            onClick={() => setNewName(name)}
          />
          <Button
            variant="quiet"
            size="sm"
            className="!px-3"
            icon={<Trash2 aria-hidden />}
            aria-label={t('list.delete', { name })}
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, { onError: fail })}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SegmentedControl
          label={t('save.howOften')}
          value={frequency}
          onValueChange={(next) => act({ frequency: next })}
          options={alertFrequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
        />
        <Switch label={t('list.tells')} checked={!isPaused} onCheckedChange={(on) => act({ isPaused: !on })} />
      </div>
    </li>
  );
}
