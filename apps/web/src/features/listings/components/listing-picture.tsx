import type { Image } from '@vybac/contracts/listings';
import { useTranslation } from 'react-i18next';
import { Photo } from '../../../pictures/photo';
import { Picture } from '../../../pictures/picture';

export interface ListingPictureProps {
  image: Image | null;
  eager?: boolean;
  /** How wide it is shown, for the browser to choose a version (`sizes` of an image). */
  sizes?: string;
  /** Too small for words: without a photo a picture says it alone. */
  small?: boolean;
}

const gridSizes = '(min-width: 1280px) 290px, (min-width: 1024px) 24vw, (min-width: 640px) 32vw, 46vw';

/** A listing's picture in a 4 to 5 field: its average colour first, or "No image". Decorative: the title stands beside it. */
export function ListingPicture({ image, eager = false, sizes = gridSizes, small = false }: ListingPictureProps) {
  const { t } = useTranslation('listings');
  if (!image) {
    return (
      <div className="grid aspect-4/5 place-content-center justify-items-center gap-2 rounded-[inherit] text-sm text-ink-muted inset-ring inset-ring-line">
        <Picture name="tag" className={small ? 'size-9 opacity-80' : 'size-16 opacity-80'} />
        {!small && t('noImage')}
      </div>
    );
  }
  return (
    <Photo
      image={image}
      sizes={sizes}
      alt=""
      tinted
      loading={eager ? 'eager' : 'lazy'}
      className="aspect-4/5 w-full object-cover transition-transform duration-500 ease-settle group-hover:scale-[1.03]"
    />
  );
}
