import { Switch } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import { VoicePlayer } from '../../../sound/voice-player';

interface VoiceDescriptionProps {
  url: string;
  isHeard: boolean;
  onHeard: (isHeard: boolean) => void;
}

/** The recording, and whether buyers may hear it. */
export function VoiceDescription({ url, isHeard, onHeard }: VoiceDescriptionProps) {
  const { t } = useTranslation('assist');
  return (
    <div className="flex flex-col gap-3 rounded-md bg-surface-sunken p-4">
      <VoicePlayer src={url} aria-label={t('voice.player')} className="w-full" />
      <Switch
        label={t('voice.include')}
        description={t('voice.includeText')}
        checked={isHeard}
        onCheckedChange={onHeard}
      />
    </div>
  );
}
