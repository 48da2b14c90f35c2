import { listingErrors, recordingSizeLimit, recordingTypes } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import type { PromisedFile } from '../../media/media';
import { assistError } from '../drafts';

/** A voice recording on its way to becoming words, and perhaps a voice description. */
export interface Recording {
  readonly id: string;
  readonly ownerId: string;
  readonly contentType: RecordingType;
  /** What its sender promised to send. */
  readonly promised: PromisedFile;
  /** Of the file that was looked at first: once it is set, no other will do. */
  readonly digest: string | null;
  readonly createdAt: Date;
}

export type RecordingType = (typeof recordingTypes)[number];

/** How long a recording waits for its listing, in milliseconds, unless a draft keeps it longer. */
export const keptFor = 24 * 60 * 60 * 1000;

/** WebM and MP4 are also video's: what has no picture in it says so only inside. */
const readable: readonly string[] = ['audio/webm', 'video/webm', 'audio/mp4', 'video/mp4', 'audio/x-m4a', 'audio/m4a'];

/** Looked at, and its owner's alone. */
export const recordingKey = (id: string): string => `recordings/${id}`;
/** Published, for everybody to hear. */
export const voiceKey = (id: string): string => `voices/${id}`;

/** Judges a recording by what its sender says of it. @throws AppError `assist.audio_missing`, `assist.audio_unreadable`, `media.too_large` */
export function requireAcceptable({ contentType, bytes }: PromisedFile): RecordingType {
  // Browsers add codecs: "audio/webm;codecs=opus".
  const said = contentType.split(';')[0]?.trim().toLowerCase();
  const type = recordingTypes.find((known) => known === said);
  if (!type) throw assistError('assist.audio_unreadable');
  if (bytes === 0) throw assistError('assist.audio_missing');
  if (bytes > recordingSizeLimit) throw new AppError(listingErrors['media.too_large']);
  return type;
}

/** Judges a recording by its first bytes. @param type what they say, undefined when they say nothing */
export function isRecording(type: string | undefined): boolean {
  return type !== undefined && readable.includes(type);
}
