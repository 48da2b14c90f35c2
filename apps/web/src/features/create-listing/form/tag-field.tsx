import { listingLimits } from '@vybac/contracts/listings';
import { cleanLine, codePoints } from '@vybac/kit';
import { Button, TextField } from '@vybac/ui';
import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

const { maximum, length } = listingLimits.tags;

/** Words that help others find it: Enter or a comma adds one. */
export function TagField({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  const { t } = useTranslation('createListing');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const add = () => {
    const words = typed.split(',').map(cleanLine).filter(Boolean);
    if (words.length === 0) return;
    const next = [...new Set([...tags, ...words])];
    if (words.some((word) => codePoints(word) > length)) {
      setError(t('tags.tooLong', { length }));
      return;
    }
    if (next.length > maximum) {
      setError(t('tags.tooMany', { maximum }));
      return;
    }
    onChange(next);
    setTyped('');
    setError(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composing of a Japanese or Chinese word.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return;
    event.preventDefault();
    add();
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <TextField
          ref={field}
          label={t('tags.label')}
          description={t('tags.hint', { maximum })}
          aside={<span className="text-xs text-ink-muted tabular-nums">{`${tags.length}/${maximum}`}</span>}
          value={typed}
          error={error}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={onKeyDown}
          onBlur={add}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <Button variant="secondary" className="mt-[1.7rem]" onClick={add}>
          {t('tags.add')}
        </Button>
      </div>
      <ul aria-label={t('tags.chosen')} className="flex flex-wrap gap-2 empty:hidden">
        {tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <button
              type="button"
              aria-label={t('tags.remove', { tag })}
              onClick={() => {
                onChange(tags.filter((other) => other !== tag));
                // What had the focus is gone.
                field.current?.focus();
              }}
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-brand-soft pr-3 pl-4 text-sm font-semibold text-brand-text md:min-h-9"
            >
              <span className="truncate">{tag}</span>
              <X aria-hidden className="size-4 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
