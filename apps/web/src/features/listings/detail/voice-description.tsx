import type { Voice } from '@vybac/contracts/listings';
import { useTranslation } from 'react-i18next';

/** The seller's own voice. Loaded when somebody wants to hear it. */
export function VoiceDescription({ voice }: { voice: Voice }) {
  const { t } = useTranslation('listings');
  return (
    <section aria-labelledby="voice">
      <h2 id="voice" className="mb-3 text-2xl">
        {t('detail.voice')}
      </h2>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- a seller's recording has none; what matters stands in the description */}
      <audio controls preload="none" src={voice.url} aria-labelledby="voice" className="w-full max-w-prose" />
    </section>
  );
}
