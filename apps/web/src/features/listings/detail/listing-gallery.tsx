import type { Image, Listing } from '@vybac/contracts/listings';
import { Badge, buttonStyle, Carousel } from '@vybac/ui';
import { Link } from '@tanstack/react-router';
import { Maximize2 } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Photo } from '../../../pictures/photo';
import { Picture } from '../../../pictures/picture';
import { thumbhashUrl } from '../../../pictures/thumbhash';
import { categoryLook } from '../components/category-look';
import { GalleryViewer } from './later';
import { listingLayout } from './listing-layout';

/** The photos of a listing, whole and never cropped; without any, its category's picture, marked as a sample. */
export function ListingGallery({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const { images, title } = listing;
  // The photo that is seen large; undefined until one was asked for.
  const [large, setLarge] = useState<{ open: boolean; shown: number }>();
  if (images.length === 0) return <NoPhotos listing={listing} />;
  return (
    <>
      <Carousel
        label={t('detail.photosOf', { title })}
        previousLabel={t('detail.previousPhoto')}
        nextLabel={t('detail.nextPhoto')}
        slideLabel={(position, total) => t('detail.photo', { position, total })}
        slides={images.map((image, index) => (
          <Slide
            key={image.mediaId}
            image={image}
            alt={t('detail.photoOf', { title, position: index + 1 })}
            first={index === 0}
            onEnlarge={() => setLarge({ open: true, shown: index })}
          />
        ))}
      />
      {large && (
        <Suspense>
          <GalleryViewer
            listing={listing}
            {...large}
            onOpenChange={(open) => setLarge({ ...large, open })}
            onShow={(shown) => setLarge({ ...large, shown })}
          />
        </Suspense>
      )}
    </>
  );
}

interface SlideProps {
  image: Image;
  alt: string;
  first: boolean;
  onEnlarge: () => void;
}

function Slide({ image, alt, first, onEnlarge }: SlideProps) {
  const { t } = useTranslation('listings');
  const placeholder = useMemo(() => thumbhashUrl(image.thumbhash), [image.thumbhash]);
  return (
    <div className={`relative overflow-hidden bg-surface-sunken ${listingLayout.frame}`}>
      {/* Fills what the photo leaves free, and stands in while it loads. */}
      {placeholder && (
        <img
          src={placeholder}
          alt=""
          aria-hidden
          className="absolute inset-0 size-full scale-110 object-cover blur-xl"
        />
      )}
      <Photo
        image={image}
        sizes="(min-width: 1280px) 820px, (min-width: 1024px) 62vw, 100vw"
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        draggable={false}
        className="relative size-full object-contain"
      />
      {/* Over the photo and not around it, which keeps its own description. */}
      <button
        type="button"
        aria-label={t('viewer.open')}
        onClick={onEnlarge}
        className="group/enlarge absolute inset-0 !cursor-zoom-in rounded-xl focus-visible:-outline-offset-4"
      >
        <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface-raised text-ink shadow-card group-hover/enlarge:bg-surface-sunken">
          <Maximize2 aria-hidden className="size-5" />
        </span>
      </button>
    </div>
  );
}

function NoPhotos({ listing: { id, category, isMine, status } }: { listing: Listing }) {
  const { t } = useTranslation('listings');
  const { picture, tile } = categoryLook[category];
  return (
    <div
      className={`relative grid place-content-center justify-items-center gap-4 text-tile-ink md:rounded-xl ${listingLayout.frame} ${tile}`}
    >
      <span className="absolute top-3 left-3">
        <Badge tone="raised">{t('detail.sampleImage')}</Badge>
      </span>
      <Picture name={picture} eager className="size-40 md:size-52" />
      <p className="font-medium">{t('detail.noPhotos')}</p>
      {isMine && status === 'active' && (
        <Link to="/create-listing" search={{ edit: id }} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
          {t('detail.addPhotos')}
        </Link>
      )}
    </div>
  );
}
