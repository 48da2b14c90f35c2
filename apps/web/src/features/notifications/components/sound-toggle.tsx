import { IconButton } from '@vybac/ui';
import { Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseSound, useSoundOn } from '../sound';

/** Whether arriving notifications are heard. */
export function SoundToggle() {
  const { t } = useTranslation('notifications');
  const on = useSoundOn();
  return (
    <IconButton label={t('sound')} aria-pressed={on} onClick={() => chooseSound(!on)}>
      {on ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
    </IconButton>
  );
}
