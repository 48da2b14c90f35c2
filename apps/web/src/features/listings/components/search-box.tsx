import { IconButton } from '@vybac/ui';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestQuery } from '../search/listings-search';

/** Milliseconds of rest after the last key before the search starts. */
export const searchRest = 300;

export interface SearchBoxProps {
  /** The words in the address. */
  words: string;
  onSearch: (words: string) => void;
}

/** Searches while one types; Enter searches at once. */
export function SearchBox({ words, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('listings');
  const id = useId();
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);

  // The address changed by other means (back, a link): the box follows. An echo of what was typed changes nothing.
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string, rest: number) => {
    clearTimeout(timer.current);
    setTyped(next);
    if (rest === 0) {
      onSearch(next.trim());
      return;
    }
    timer.current = setTimeout(() => onSearch(next.trim()), rest);
  };

  return (
    <form
      role="search"
      className="relative grow"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed, 0);
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
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestQuery}
        value={typed}
        placeholder={t('browse.searchPlaceholder')}
        onChange={(event) => search(event.currentTarget.value, searchRest)}
        className="min-h-13 w-full rounded-full border border-line-strong bg-surface-raised pr-13 pl-12 text-base hover:border-ink focus-visible:outline-offset-0"
      />
      {typed !== '' && (
        <IconButton
          label={t('browse.clearSearch')}
          className="!absolute top-1/2 right-1 -translate-y-1/2"
          onClick={() => {
            search('', 0);
            input.current?.focus();
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </form>
  );
}
