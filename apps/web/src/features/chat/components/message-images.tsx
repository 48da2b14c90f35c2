import type { Image } from '@vybac/contracts/listings';
import { Carousel, Dialog } from '@vybac/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Photo } from '../../../pictures/photo';

/** Photos of a message; a press shows them large. */
export function MessageImages({ images }: { images: readonly Image[] }) {
  const { t } = useTranslation('chat');
  const [first, setFirst] = useState<number | null>(null);
  const total = images.length;
  // The pressed photo comes first; the others follow in their order.
  const turned = first === null ? [] : [...images.slice(first), ...images.slice(0, first)];
  return (
    <>
      <ul className={`grid w-full max-w-xs gap-1 ${total > 1 ? 'grid-cols-2' : ''}`}>
        {images.map((image, index) => (
          <li key={image.mediaId} className={total % 2 === 1 && index === 0 ? 'col-span-full' : ''}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('image.open', { position: index + 1, total })}
              onClick={() => setFirst(index)}
              className="block w-full overflow-hidden rounded-xl bg-surface-sunken"
            >
              <Photo
                image={image}
                alt=""
                sizes="20rem"
                tinted
                className={`w-full object-cover ${total > 1 ? 'aspect-square' : 'max-h-80'}`}
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog.Root open={first !== null} onOpenChange={(open) => !open && setFirst(null)}>
        <Dialog.Content title={t('image.title')} hideTitle closeLabel={t('image.close')} size="lg">
          <Carousel
            label={t('image.title')}
            previousLabel={t('image.previous')}
            nextLabel={t('image.next')}
            slideLabel={(position) => t('image.slide', { position, total })}
            slides={turned.map((image, index) => (
              <div key={image.mediaId} className="grid h-full place-items-center">
                <Photo
                  image={image}
                  alt={t('image.alt', { position: index + 1 })}
                  sizes="(min-width: 768px) 44rem, 100vw"
                  tinted
                  className="max-h-[70dvh] w-auto object-contain"
                />
              </div>
            ))}
          />
        </Dialog.Content>
      </Dialog.Root>
    </>
  );
}
