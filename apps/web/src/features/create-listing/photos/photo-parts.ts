import { discardImage } from '../../../api/discard-image';
import { uploadImage } from '../../../api/upload-image';
import type { PhotoShelfParts } from './photo-shelf';

/** Photos of listings go to the server as they are picked, and away again when they are taken out. */
export const photoParts: PhotoShelfParts = {
  upload: (file, options) => uploadImage(file, { purpose: 'listing', ...options }),
  discard: ({ mediaId }) => discardImage(mediaId),
};
