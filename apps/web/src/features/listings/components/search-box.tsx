import { longestQuery } from '@vybac/contracts/listings';
import { IconButton } from '@vybac/ui';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetSearches, rememberSearch } from '../../../storage/recent-searches';
import { SearchOptions } from '../search/search-options';
import { useSearchOptions } from '../search/use-search-options';

/** Milliseconds of rest after the last key before the search starts. */
export const searchRest = 300;

export interface SearchBoxProps {
  /** The words in the address. */
  words: string;
  onSearch: (words: string) => void;
}

/**
 * Searches while one types; Enter searches at once. Suggestions follow the pattern of an editable combobox with a listbox
 * (WAI-ARIA APG). Our own and not the design system's, which weighs as much as the rest of this screen and cannot take the
 * place of a field that somebody is typing in.
 */
export function SearchBox({ words, onSearch }: SearchBoxProps) {
  const { t } = useTranslation(['listings', 'search']);
  const [id, listId] = [useId(), useId()];
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = useSearchOptions(typed, isOpen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);

  // The address changed by other means (back, a link): the box follows. An echo of what was typed changes nothing.
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (open: boolean) => {
    setOpen(open);
    setActive(-1);
  };
  const write = (next: string) => {
    clearTimeout(timer.current);
    setTyped(next);
    show(true);
    timer.current = setTimeout(() => onSearch(next.trim()), searchRest);
  };
  const search = (next: string) => {
    clearTimeout(timer.current);
    setTyped(next);
    show(false);
    rememberSearch(next);
    onSearch(next.trim());
  };
  const move = (event: KeyboardEvent, by: 1 | -1) => {
    event.preventDefault();
    setOpen(true);
    // One place more than there are options: the box itself, where one goes on typing.
    const places = options.length + 1;
    setActive((current) => ((current + 1 + by + places) % places) - 1);
  };
  const press = (event: KeyboardEvent) => {
    // Arrows choose among characters while Japanese or Chinese is being typed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Escape' && options.length > 0) {
      event.preventDefault();
      show(false);
    }
  };

  const chosen = options[active];
  return (
    <form
      role="search"
      className="relative grow"
      onSubmit={(event) => {
        event.preventDefault();
        search(chosen?.text ?? typed);
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('browse.search')}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-muted"
      />
      <input
        id={id}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={chosen && `${listId}-${active}`}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestQuery}
        value={typed}
        placeholder={t('browse.searchPlaceholder')}
        onChange={(event) => write(event.currentTarget.value)}
        onClick={() => show(true)}
        onKeyDown={press}
        onBlur={() => {
          // Leaving the box, for a listing mostly, says that these were the words.
          if (isOpen) rememberSearch(typed);
          show(false);
        }}
        className="min-h-13 w-full rounded-full border border-line-strong bg-surface-raised pr-13 pl-12 text-base hover:border-ink focus-visible:outline-offset-0"
      />
      {typed !== '' && (
        <IconButton
          label={t('browse.clearSearch')}
          className="!absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => {
            search('');
            input.current?.focus();
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
      {options.length > 0 && (
        <SearchOptions
          id={listId}
          options={options}
          active={active}
          typed={typed}
          onChoose={({ text }) => search(text)}
          onForget={() => {
            forgetSearches();
            show(false);
          }}
        />
      )}
      <span role="status" className="sr-only">
        {options.length > 0 && t('search:suggestions.shown', { count: options.length })}
      </span>
    </form>
  );
}
