import { imageSizeLimit, listingLimits, type Image } from '@vybac/contracts/listings';

/** One photo of the form, from the moment it is picked. */
export interface Photo {
  readonly key: string;
  /** Shown at once: the picked file itself, or the stored version. */
  readonly previewUrl: string;
  readonly state:
    | { readonly kind: 'uploading'; readonly percent: number }
    | { readonly kind: 'failed'; readonly error: unknown }
    | { readonly kind: 'ready'; readonly image: Image };
}

/** How many photos a form takes, and of what size. */
export interface PhotoRules {
  readonly limit: number;
  readonly maximumBytes: number;
  /** Of the photo mode, whose messages speak of a total. */
  readonly context?: 'total';
}

export const formPhotos: PhotoRules = { limit: listingLimits.images, maximumBytes: imageSizeLimit };

export type Refusal = 'type' | 'size' | 'many';

/** Which of the picked files are taken, and why others are not (spec 2 §5, Image uploader). */
export function choosePhotos(
  files: readonly File[],
  room: number,
  { maximumBytes }: Pick<PhotoRules, 'maximumBytes'> = formPhotos,
): { taken: File[]; refusal: Refusal | null } {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const small = pictures.filter(({ size }) => size <= maximumBytes);
  const taken = small.slice(0, room);
  if (pictures.length < files.length) return { taken, refusal: 'type' };
  if (small.length < pictures.length) return { taken, refusal: 'size' };
  return { taken, refusal: taken.length < small.length ? 'many' : null };
}
