import {
  damagedImageMessage,
  type Image,
  imageFormats,
  imageKey,
  imagePixelLimit,
  imageSizeLimit,
  imageTooLargeMessage,
  imageWidths,
  invalidImageTypeMessage,
  listingErrors,
  type mediaPurpose,
} from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';

/** An uploaded file on its way to becoming a picture. */
export interface Media {
  readonly id: string;
  readonly ownerId: string;
  readonly purpose: MediaPurpose;
  readonly status: 'prepared' | 'ready' | 'discarded';
  /** What its sender promised to send; null for a picture that was here already. */
  readonly promised: PromisedFile | null;
  /** Of the file that the picture is made of: once it is set, no other will do. */
  readonly digest: string | null;
  readonly createdAt: Date;
  /** When something showed it first; unused pictures are thrown away. */
  readonly usedAt: Date | null;
  /** When ready. */
  readonly image: Image | null;
  /** The day its camera noted, e.g. `2024-05-01`; of what else the camera noted nothing is kept. */
  readonly takenOn?: string | null;
  /** When all its versions were made; absent while only the first is there, as it was for all pictures of earlier days. */
  readonly versionsAt?: Date | null;
}

export interface PromisedFile {
  readonly contentType: string;
  readonly bytes: number;
}

export type MediaPurpose = (typeof mediaPurpose)['options'][number];

/** How long an upload link holds, in seconds. */
export const uploadLinkSeconds = 15 * 60;
/** How long a picture may wait for its use, in milliseconds. */
export const unusedFor = 24 * 60 * 60 * 1000;

/** What we decode. SVG is a program, not a picture; what a file claims to be does not matter, only what it is. */
const decodedTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const megapixels = imagePixelLimit / 1_000_000;

/** Files lie here between upload and confirmation, so what is old here is nobody's. */
export const uploadsFolder = 'incoming';
export const originalKey = (id: string): string => `${uploadsFolder}/${id}`;
/** Everything that may lie in the object store for it. */
export const keysOf = (id: string): string[] => [
  originalKey(id),
  ...imageFormats.flatMap((format) => imageWidths.map((width) => imageKey(id, width, format))),
];

/** Judges a file by what its sender says of it. @throws AppError `media.invalid_type`, `media.too_large`, `media.damaged` */
export function requireAcceptable({ contentType, bytes }: PromisedFile): void {
  const type = contentType.toLowerCase();
  if (!type.startsWith('image/') || type.startsWith('image/svg')) throw invalidType();
  requireSize(bytes);
}

/** @throws AppError `media.too_large`; `media.damaged` when there is nothing at all */
export function requireSize(bytes: number): void {
  if (bytes > imageSizeLimit) throw new AppError(listingErrors['media.too_large'], { detail: imageTooLargeMessage });
  if (bytes === 0) throw damaged();
}

/** Judges what arrived by what was promised. The store holds senders to it; this holds the store. @throws AppError like {@link requireAcceptable} */
export function requirePromised({ contentType, bytes }: PromisedFile, promised: PromisedFile | null): void {
  requireSize(bytes);
  if (promised && contentType !== promised.contentType) throw invalidType();
  if (promised && bytes !== promised.bytes) throw damaged();
}

/** Judges a file by its first bytes. @param type what they say, undefined when they say nothing */
export function requireDecodable(type: string | undefined): void {
  if (type === undefined || !decodedTypes.includes(type)) throw invalidType();
}

/** For what would cost too much to decode. */
export function enormous(): AppError {
  return new AppError(listingErrors['media.too_large'], {
    detail: `Please select images of at most ${megapixels} megapixels`,
  });
}

export function damaged(cause?: unknown): AppError {
  return new AppError(listingErrors['media.damaged'], { detail: damagedImageMessage, cause });
}

function invalidType(): AppError {
  return new AppError(listingErrors['media.invalid_type'], { detail: invalidImageTypeMessage });
}
