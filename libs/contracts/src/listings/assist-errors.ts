import { defineErrors } from '@vybac/kit';

/** What may go wrong when a listing is made out of words, pictures or speech (spec 2 §5 and §8). */
export const assistErrors = defineErrors({
  'assist.description_missing': { kind: 'invalid', title: 'No Description Provided' },
  'assist.text_failed': { kind: 'unavailable', title: 'Error Processing Description' },
  'assist.invalid_listing': { kind: 'unavailable', title: 'Error Processing Description' },
  'assist.photos_missing': { kind: 'invalid', title: 'No images selected' },
  'assist.photos_failed': { kind: 'unavailable', title: 'Processing Failed' },
  'assist.voice_not_configured': { kind: 'unavailable', title: 'Processing Failed' },
  'assist.no_speech': { kind: 'invalid', title: 'Processing Failed' },
  'assist.audio_missing': { kind: 'invalid', title: 'Processing Failed' },
  'assist.audio_unreadable': { kind: 'invalid', title: 'Processing Failed' },
  'assist.voice_timeout': { kind: 'unavailable', title: 'Processing Failed' },
  'assist.voice_busy': { kind: 'unavailable', title: 'Processing Failed' },
  'assist.voice_failed': { kind: 'unavailable', title: 'Processing Failed' },
  'assist.no_transcription': { kind: 'unavailable', title: 'Processing Failed' },
  'assist.no_listing': { kind: 'unavailable', title: 'Processing Failed' },
  'assist.voice_listing_failed': { kind: 'unavailable', title: 'Processing Failed' },
  'assist.premium_required': { kind: 'forbidden', title: 'Premium Feature' },
});

export type AssistErrorCode = keyof typeof assistErrors;

/** The sentences of the specification, word for word. */
export const assistMessages: Readonly<Record<AssistErrorCode, string>> = {
  'assist.description_missing': 'Please enter a brief description',
  'assist.text_failed': 'Failed to process description. Please try again.',
  'assist.invalid_listing': 'Invalid listing data received from AI service',
  'assist.photos_missing': 'No images selected',
  'assist.photos_failed': 'Failed to analyze images. Please try again with clearer photos.',
  'assist.voice_not_configured': 'Voice recognition service is not configured. Please contact support.',
  'assist.no_speech': 'No speech detected. Please try speaking more clearly or closer to your microphone.',
  'assist.audio_missing': 'Audio recording failed. Please try recording again.',
  'assist.audio_unreadable': 'Could not read the audio file. Please try recording again.',
  'assist.voice_timeout': 'Voice recognition timed out. Please try with a shorter recording.',
  'assist.voice_busy': 'Voice service is temporarily busy. Please try again in a moment.',
  'assist.voice_failed': 'Could not transcribe your voice recording',
  'assist.no_transcription': 'No transcription data received from voice service',
  'assist.no_listing': 'No listing data received from AI service',
  'assist.voice_listing_failed': 'Failed to generate listing from your description',
  'assist.premium_required': 'Voice listings beyond this month’s credits need a plan',
};
