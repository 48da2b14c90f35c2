import { cappedCount } from '@vybac/contracts/listings';
import { Clock, Search, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SearchOption } from './use-search-options';

const icons = { recent: Clock, words: Search, title: Tag } as const;

export interface SearchOptionsProps {
  /** Of the list; each option's is `${id}-${index}`, as the box names it to screen readers. */
  id: string;
  options: readonly SearchOption[];
  /** The option that the keyboard is on; -1 is none. */
  active: number;
  typed: string;
  onChoose: (option: SearchOption) => void;
  onForget: () => void;
}

/** Under the search box: what one may be about to type, or has searched for lately. The keyboard stays in the box. */
export function SearchOptions({ id, options, active, typed, onChoose, onForget }: SearchOptionsProps) {
  const { t, i18n } = useTranslation('search');
  const isRecent = options[0]?.kind === 'recent';
  const count = new Intl.NumberFormat(i18n.language);
  return (
    <div
      // A press would take the keyboard out of the box, which closes this before the press counts.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-[min(60svh,28rem)] overflow-y-auto rounded-2xl border border-line bg-surface-raised p-2 shadow-float"
    >
      {isRecent && (
        <div className="flex items-center justify-between gap-3 pl-3">
          <span id={`${id}-title`} className="text-sm font-semibold text-ink-muted">
            {t('recent.title')}
          </span>
          <button
            type="button"
            onClick={onForget}
            className="min-h-11 rounded-full px-3 text-sm font-semibold text-brand-text hover:bg-surface-sunken md:min-h-9"
          >
            {t('recent.clear')}
          </button>
        </div>
      )}
      <div id={id} role="listbox" aria-label={t(isRecent ? 'recent.title' : 'suggestions.title')}>
        {options.map((option, index) => {
          const Icon = icons[option.kind];
          const finds = option.kind === 'words' ? option.count : null;
          return (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are pressed in the box, which tells which option they are about
            <div
              key={`${option.kind} ${option.text}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => onChoose(option)}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 hover:bg-surface-sunken aria-selected:bg-surface-sunken"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-ink-muted" />
              {finds !== null && (
                <span className="sr-only">{`${option.text}, ${t('suggestions.finds', { count: finds })}`}</span>
              )}
              <span aria-hidden={finds !== null} className="min-w-0 grow truncate">
                <Completion text={option.text} typed={option.kind === 'words' ? typed : ''} />
              </span>
              {finds !== null && (
                <span aria-hidden className="shrink-0 text-sm text-ink-muted tabular-nums">
                  {count.format(Math.min(finds, cappedCount))}
                  {finds >= cappedCount && '+'}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** What one has not typed yet stands out. */
function Completion({ text, typed }: { text: string; typed: string }) {
  const beginning = typed.trimStart().toLowerCase();
  if (beginning === '' || !text.toLowerCase().startsWith(beginning)) return text;
  return (
    <>
      {text.slice(0, beginning.length)}
      <strong className="font-semibold">{text.slice(beginning.length)}</strong>
    </>
  );
}
