import { Button, PhotoTile } from '@vybac/ui';
import { useTranslation } from 'react-i18next';
import type { ChosenImage } from './use-chosen-images';

export interface ChosenImagesProps {
  chosen: readonly ChosenImage[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

/** Photos that go with the next message. */
export function ChosenImages({ chosen, onRemove, onRetry }: ChosenImagesProps) {
  const { t } = useTranslation('chat');
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t('composer.images')} className="flex gap-2 overflow-x-auto pb-2 *:w-24 *:shrink-0">
      {chosen.map(({ key, url, progress, image, error }, index) => (
        <PhotoTile
          key={key}
          src={url}
          alt={t('image.alt', { position: index + 1 })}
          removeLabel={t('composer.removeImage', { position: index + 1 })}
          onRemove={() => onRemove(key)}
          progress={!image && !error ? { value: progress, label: t('composer.uploading') } : undefined}
          error={error ?? undefined}
          badge={
            error && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('composer.retryImage', { position: index + 1 })}
                onClick={() => onRetry(key)}
              >
                {t('outgoing.retry')}
              </Button>
            )
          }
        />
      ))}
    </ul>
  );
}
