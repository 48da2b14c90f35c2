import { useTranslation } from 'react-i18next';

/** Between two ways to do the same. */
export function Or() {
  const { t } = useTranslation('auth');
  return (
    <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {t('or')}
    </p>
  );
}
