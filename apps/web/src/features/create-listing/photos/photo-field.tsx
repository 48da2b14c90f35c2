import { Badge, IconButton, PhotoPicker, PhotoTile } from '@vybac/ui';
import { ArrowLeft, ArrowRight, RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../../api/problem-text';
import { notify } from '../../../notices/notify';
import type { PhotoShelf } from './photo-shelf';

const megabyte = 1024 * 1024;

/** Photos by drop, press or paste; in an order one changes by dragging or by buttons. The first is the cover. */
export function PhotoField({ shelf }: { shelf: PhotoShelf }) {
  const { t } = useTranslation(['createListing', 'errors']);
  const { limit, maximumBytes, context } = shelf.rules;
  const size = maximumBytes / megabyte;
  const photos = useSyncExternalStore(shelf.subscribe, shelf.all);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const add = (files: readonly File[]) => {
    const refusal = shelf.add(files);
    if (!refusal) return;
    notify.error({
      title: t(`photos.refused.${refusal}.title`),
      description: t(`photos.refused.${refusal}.text`, { limit, size, ...(context && { context }) }),
    });
  };
  const move = (key: string, place: number) => {
    shelf.move(key, place);
    setSaid(t('photos.moved', { position: place + 1, total: photos.length }));
  };

  useEffect(() => {
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) add([...clipboardData.files]);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });

  return (
    <>
      <PhotoPicker
        label={t('photos.add')}
        hint={t('photos.hint', { limit, size })}
        accept="image/*"
        room={limit - photos.length}
        onFiles={add}
      >
        {photos.map(({ key, previewUrl, state }, place) => (
          <PhotoTile
            key={key}
            src={previewUrl}
            alt={t('photos.photo', { position: place + 1 })}
            removeLabel={t('photos.remove', { position: place + 1 })}
            onRemove={() => shelf.remove(key)}
            badge={place === 0 ? <Badge tone="accent">{t('photos.cover')}</Badge> : undefined}
            progress={
              state.kind === 'uploading'
                ? { value: state.percent, label: t('photos.uploading', { position: place + 1 }) }
                : undefined
            }
            error={state.kind === 'failed' ? problemText(t, state.error) : undefined}
            draggable
            onDragStart={() => setDragged(key)}
            onDragEnd={() => setDragged(null)}
            onDragEnter={() => dragged !== null && dragged !== key && move(dragged, place)}
            style={{ opacity: dragged === key ? 0.5 : 1 }}
            actions={
              <>
                <IconButton
                  label={t('photos.earlier', { position: place + 1 })}
                  disabled={place === 0}
                  onClick={() => move(key, place - 1)}
                >
                  <ArrowLeft aria-hidden />
                </IconButton>
                {state.kind === 'failed' && (
                  <IconButton label={t('photos.retry', { position: place + 1 })} onClick={() => shelf.retry(key)}>
                    <RotateCw aria-hidden />
                  </IconButton>
                )}
                <IconButton
                  label={t('photos.later', { position: place + 1 })}
                  disabled={place === photos.length - 1}
                  onClick={() => move(key, place + 1)}
                >
                  <ArrowRight aria-hidden />
                </IconButton>
              </>
            }
          />
        ))}
      </PhotoPicker>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
