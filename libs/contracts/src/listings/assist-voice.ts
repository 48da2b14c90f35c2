import { z } from 'zod';
import { id, moment } from '../primitives';
import { defineRoute } from '../route';
import { megabyte } from './media';

/** What browsers record: Opus in WebM, AAC in MP4 (Safari). */
export const recordingTypes = ['audio/webm', 'audio/mp4'] as const;
/** Ten minutes of speech are far below it. */
export const recordingSizeLimit = 10 * megabyte;

/** What a listing lets people hear: its seller's description in their own voice. */
export const voice = z.object({ recordingId: id, url: z.string() });
export type Voice = z.output<typeof voice>;

const limit = { action: 'assist_voice', max: 60, windowMinutes: 60 } as const;

export const prepareRecording = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/recordings',
  access: 'actor',
  summary: 'Ask for a place to upload a voice recording to',
  body: z.object({ contentType: z.string().max(100), bytes: z.number().int().min(0) }),
  status: 201,
  output: z.object({
    recordingId: id,
    upload: z.object({
      url: z.string(),
      method: z.literal('PUT'),
      headers: z.record(z.string(), z.string()),
      expiresAt: moment,
    }),
  }),
  errors: ['assist.audio_missing', 'assist.audio_unreadable', 'media.too_large'],
  limit,
});

export const hearRecording = defineRoute({
  service: 'listings',
  method: 'GET',
  path: '/api/recordings/:id',
  access: 'actor',
  summary: 'One’s own recording, to listen to before it is published; also a part of it (Range)',
  params: z.object({ id }),
  status: 200,
  output: z.file().mime([...recordingTypes]),
  errors: ['assist.audio_missing', 'assist.audio_unreadable'],
});

export const transcribeRecording = defineRoute({
  service: 'listings',
  method: 'POST',
  path: '/api/recordings/:id/transcription',
  access: 'actor',
  summary: 'What was said in an uploaded recording; the recording is kept for a day',
  params: z.object({ id }),
  body: z.object({
    /** ISO 639-1 of the interface, a hint to the recogniser. */
    language: z.string().length(2).optional(),
  }),
  status: 200,
  output: z.object({ text: z.string() }),
  errors: [
    'assist.voice_not_configured',
    'assist.no_speech',
    'assist.audio_missing',
    'assist.audio_unreadable',
    'assist.voice_timeout',
    'assist.voice_busy',
    'assist.voice_failed',
    'assist.no_transcription',
    'assist.premium_required',
    'media.too_large',
  ],
  limit,
});
