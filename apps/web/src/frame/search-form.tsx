import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberSearch } from '../storage/recent-searches';

/** Searches all listings from wherever one is. */
export function SearchForm({ className = '' }: { className?: string }) {
  const { t } = useTranslation('frame');
  const navigate = useNavigate();
  const id = useId();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const words = typeof typed === 'string' ? typed.trim() : '';
    rememberSearch(words);
    void navigate({ to: '/listings', search: words ? { q: words } : {} });
  };

  return (
    <form role="search" onSubmit={search} className={`relative ${className}`}>
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-muted"
      />
      <input
        id={id}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('search.placeholder')}
        className="min-h-11 w-full rounded-full border border-line-strong bg-surface-raised pr-4 pl-12 text-base hover:border-ink focus-visible:outline-offset-0"
      />
    </form>
  );
}
