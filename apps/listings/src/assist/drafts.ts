import { assistErrors, assistMessages, type AssistErrorCode } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { ProviderFailure, type ProviderTrouble } from './provider/provider-failure';

/** In which of the creation modes something goes wrong: each has its own sentences (spec 2 §8). */
export type AssistUse = 'text' | 'photos' | 'voice' | 'transcription';

const fallback: Readonly<Record<AssistUse, AssistErrorCode>> = {
  text: 'assist.text_failed',
  photos: 'assist.photos_failed',
  voice: 'assist.voice_listing_failed',
  transcription: 'assist.voice_failed',
};

const byTrouble: Readonly<Record<AssistUse, Partial<Record<ProviderTrouble, AssistErrorCode>>>> = {
  text: { invalid: 'assist.invalid_listing', empty: 'assist.invalid_listing' },
  photos: { invalid: 'assist.invalid_listing', empty: 'assist.invalid_listing' },
  voice: { invalid: 'assist.invalid_listing', empty: 'assist.no_listing' },
  transcription: {
    timeout: 'assist.voice_timeout',
    busy: 'assist.voice_busy',
    empty: 'assist.no_transcription',
    invalid: 'assist.no_transcription',
  },
};
/** Seconds after which a busy provider is worth another try. */
const retryAfterSeconds = 5;

export function assistError(code: AssistErrorCode, cause?: unknown): AppError {
  const busy = code === 'assist.voice_busy' && { retryAfterSeconds };
  return new AppError(assistErrors[code], { detail: assistMessages[code], cause, ...busy });
}

/** A provider's failure in the specification's words for this use; other errors as they are. */
export function inWords(use: AssistUse, error: unknown): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  return assistError(byTrouble[use][error.trouble] ?? fallback[use], error);
}
