import { Spinner } from '@vybac/ui';
import { useTranslation } from 'react-i18next';

/** A page that takes longer than a moment to come. */
export function PagePending() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid min-h-[50dvh] place-items-center text-brand-text">
      <Spinner className="size-8" />
      <span className="sr-only">{t('common:loading')}</span>
    </div>
  );
}
