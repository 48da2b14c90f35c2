import type { Voice } from '@vybac/contracts/listings';
import { useTranslation } from 'react-i18next';
import { VoicePlayer } from '../../../sound/voice-player';

/** The seller's own voice. */
export function VoiceDescription({ voice }: { voice: Voice }) {
  const { t } = useTranslation('listings');
  return (
    <section aria-labelledby="voice">
      <h2 id="voice" className="mb-3 text-2xl">
        {t('detail.voice')}
      </h2>
      <VoicePlayer src={voice.url} aria-labelledby="voice" className="w-full max-w-prose" />
    </section>
  );
}
