import { urlOf } from '@vybac/client';
import { hearRecording, prepareRecording, transcribeRecording } from '@vybac/contracts/listings';
import { call } from '../../../api/call';
import { sendFile } from '../../../api/send-file';

/** Uploads a recording and answers its id. @throws ProblemError */
export async function uploadRecording(recording: Blob, onProgress: (percent: number) => void): Promise<string> {
  const body = { contentType: recording.type, bytes: recording.size };
  const { recordingId, upload } = await call(prepareRecording, { body });
  await sendFile(recording, upload, onProgress);
  return recordingId;
}

/** Where its owner listens to a recording that is not yet published, in whichever browser. */
export const recordingUrl = (id: string): string => urlOf(hearRecording.path, { id });

/** What was said. @param language of the interface, as a hint @throws ProblemError `assist.*` */
export async function wordsOfRecording(id: string, language: string): Promise<string> {
  const { text } = await call(transcribeRecording, { params: { id }, body: { language: language.slice(0, 2) } });
  return text;
}
