import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../i18n/languages';
import { ThemeSwatch } from './theme-swatch';
import { useThemeChoice } from './use-theme-choice';

/** Language and theme, for the panels of a phone. The browser's own select is the best one there. */
export function Preferences() {
  const { t, i18n } = useTranslation('frame');
  const { theme, choose, choices } = useThemeChoice();
  const id = useId();

  return (
    <div className="flex flex-col gap-5 px-3">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {t('language')}
        </label>
        <select
          id={id}
          value={i18n.resolvedLanguage}
          onChange={(event) => void i18n.changeLanguage(event.currentTarget.value)}
          className="min-h-11 w-full rounded-md border border-line-strong bg-surface-raised px-3 text-base"
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{t('theme.label')}</legend>
        <div className="flex flex-wrap gap-2">
          {choices.map(({ name, isPro, locked }) => (
            <button
              key={name}
              type="button"
              aria-pressed={theme === name}
              onClick={() => choose(name)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong py-1 pr-3 pl-2 text-sm font-medium aria-pressed:border-brand-text aria-pressed:bg-brand-soft"
            >
              <ThemeSwatch theme={name} />
              {t(`theme.${name}`)}
              {isPro && <span className="text-xs font-semibold text-ink-muted">{t('theme.pro')}</span>}
              {locked && <Lock aria-label={t('theme.locked')} className="size-3.5 text-ink-muted" />}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
