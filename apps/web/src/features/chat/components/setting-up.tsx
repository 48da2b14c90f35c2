import { Spinner } from '@vybac/ui';
import { useTranslation } from 'react-i18next';

export function SettingUp() {
  const { t } = useTranslation('chat');
  return (
    <div role="status" className="flex grow flex-col items-center justify-center gap-3 text-ink-muted">
      <Spinner className="size-7 text-brand-text" />
      {t('settingUp')}
    </div>
  );
}
