import { Toaster } from '@vybac/ui';
import { useTranslation } from 'react-i18next';

/** The toaster with its texts. */
export function Notices() {
  const { t } = useTranslation('frame');
  return (
    <Toaster
      label={t('notices.one')}
      regionLabel={t('notices.region', { hotkey: '{hotkey}' })}
      closeLabel={t('notices.close')}
    />
  );
}
