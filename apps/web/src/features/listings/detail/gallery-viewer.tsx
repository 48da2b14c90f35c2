import { type Listing, srcsetOf } from '@vybac/contracts/listings';
import { PhotoViewer } from '@vybac/ui';
import { useTranslation } from 'react-i18next';

export interface GalleryViewerProps {
  listing: Listing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shown: number;
  onShow: (index: number) => void;
}

/** The photos of a listing, large, to be looked at closely. */
export function GalleryViewer({ listing: { images, title }, ...viewer }: GalleryViewerProps) {
  const { t } = useTranslation('listings');
  return (
    <PhotoViewer
      {...viewer}
      photos={images.map(({ urls, width, height }, index) => ({
        src: urls.large,
        srcSet: srcsetOf(urls, 'webp'),
        alt: t('detail.photoOf', { title, position: index + 1 }),
        width,
        height,
      }))}
      label={t('detail.photosOf', { title })}
      closeLabel={t('close')}
      previousLabel={t('detail.previousPhoto')}
      nextLabel={t('detail.nextPhoto')}
      zoomInLabel={t('viewer.zoomIn')}
      zoomOutLabel={t('viewer.zoomOut')}
      positionLabel={(position, total) => t('detail.photo', { position, total })}
    />
  );
}
