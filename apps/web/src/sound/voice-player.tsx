import type { SyntheticEvent } from 'react';

interface VoicePlayerProps {
  src: string;
  className: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** A recording to listen to, with its length. */
export function VoicePlayer(props: VoicePlayerProps) {
  // eslint-disable-next-line jsx-a11y/media-has-caption -- a recording has none; what is said stands beside it in words
  return <audio controls preload="metadata" onLoadedMetadata={findLength} {...props} />;
}

// Browsers write no length into what they record: it is known once they have looked for the end.
function findLength({ currentTarget: audio }: SyntheticEvent<HTMLAudioElement>): void {
  if (audio.duration !== Infinity) return;
  audio.addEventListener('durationchange', () => (audio.currentTime = 0), { once: true });
  audio.currentTime = Number.MAX_SAFE_INTEGER;
}
