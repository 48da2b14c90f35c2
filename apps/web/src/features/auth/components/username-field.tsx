import { Button, Spinner, TextField } from '@vybac/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UsernameState } from '../use-username';

export interface UsernameFieldProps {
  username: UsernameState;
}

/** A username that is looked up while one types; names that are free are one press away. */
export function UsernameField({ username: { value, change, error, checking, free, suggestions } }: UsernameFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('username.label')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={error === null ? undefined : t(error)}
        description={t('username.rule')}
        onChange={(event) => change(event.currentTarget.value)}
        suffix={
          <span className="grid size-11 place-items-center">
            {checking && <Spinner className="size-5 text-ink-muted" />}
            {free && <Check aria-hidden className="size-5 text-positive" />}
          </span>
        }
      />
      <span role="status" className="sr-only">
        {checking ? t('username.checking') : free ? t('username.free') : ''}
      </span>
      {suggestions.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-muted">{t('username.suggestions')}</span>
          {suggestions.map((suggestion) => (
            <Button key={suggestion} variant="secondary" size="sm" onClick={() => change(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
