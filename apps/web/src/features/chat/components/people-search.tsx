import { Avatar, Spinner } from '@vybac/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../notices/notify';
import { useSettled } from '../../../timing/use-settled';
import { peopleQuery } from '../api/people';

/** Milliseconds of silence before the question is asked. */
const silence = 250;

/** Finds somebody to write to, by a part of a name; with arrow keys and Enter too. */
export function PeopleSearch() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const q = useSettled(text.trim(), silence);
  const { data, isFetching, isError } = useQuery(peopleQuery(q));
  const isOpen = text.trim() !== '';
  const people = isOpen && q ? (data?.items ?? []) : [];
  useEffect(() => {
    if (isError) notify.error({ title: t('error'), description: t('search.failed') });
  }, [isError, t]);

  const choose = (recipientId: string) => {
    setText('');
    void navigate({ to: '/chat/$recipientId', params: { recipientId }, search: {} });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setText('');
    else if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(1, people.length));
    else if (event.key === 'ArrowUp') setActive((active - 1 + people.length) % Math.max(1, people.length));
    else if (event.key === 'Enter' && people[active]) choose(people[active].id);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative px-4 pb-3">
      <label className="flex min-h-11 items-center gap-2 rounded-full bg-surface-sunken px-4 focus-within:outline-[2.5px] focus-within:outline-focus">
        {isFetching ? (
          <Spinner className="size-5" />
        ) : (
          <Search aria-hidden className="size-5 shrink-0 text-ink-muted" />
        )}
        <span className="sr-only">{t('search.label')}</span>
        <input
          type="search"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={people[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          maxLength={100}
          value={text}
          placeholder={t('search.placeholder')}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="w-full min-w-0 bg-transparent outline-none"
        />
      </label>
      <div
        hidden={!isOpen}
        className="absolute inset-x-4 z-20 mt-1 max-h-96 overflow-y-auto rounded-lg border border-line bg-surface-raised p-1.5 shadow-float"
      >
        <p role="status" className={people.length > 0 ? 'sr-only' : 'px-3 py-2 text-ink-muted empty:hidden'}>
          {resultText()}
        </p>
        <div id={listId} role="listbox" aria-label={t('search.results')}>
          {people.map((person, index) => (
            // The keyboard stays in the text field, as in every combobox.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are heard by the input that owns this list
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => choose(person.id)}
              onPointerMove={() => setActive(index)}
              className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 ${index === active ? 'bg-surface-sunken' : ''}`}
            >
              <Avatar size="sm" name={person.name} src={person.avatarUrl} />
              <span className="min-w-0">
                <span className="block truncate font-medium">{person.name}</span>
                {person.username && (
                  <span className="block truncate text-sm text-ink-muted">{`@${person.username}`}</span>
                )}
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );

  function resultText(): string {
    if (!isOpen || q !== text.trim() || (isFetching && !data)) return '';
    if (isError) return t('search.failed');
    return people.length > 0 ? t('search.found', { count: people.length }) : isFetching ? '' : t('search.none');
  }
}
