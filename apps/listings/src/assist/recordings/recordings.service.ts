import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import { listingErrors, type prepareRecording, recordingSizeLimit } from '@vybac/contracts/listings';
import { AppError, Clock, Ids } from '@vybac/kit';
import { ObjectStore } from '@vybac/platform';
import { fileTypeFromBuffer } from 'file-type/core';
import { buffer } from 'node:stream/consumers';
import { assistError, inWords } from '../drafts';
import { Transcription } from '../provider/transcription.service';
import { isRecording, recordingKey, requireAcceptable, uploadLinkSeconds } from './recording';
import { RecordingsStore } from './recordings.store';
import { VoiceCredits } from './voice-credits';

/** Voice recordings: a place to upload one to, and what was said in it. */
@Injectable()
export class RecordingsService {
  constructor(
    private readonly store: RecordingsStore,
    private readonly objects: ObjectStore,
    private readonly transcription: Transcription,
    private readonly credits: VoiceCredits,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws AppError `assist.audio_missing`, `assist.audio_unreadable`, `media.too_large` */
  async prepare(
    ownerId: string,
    file: { contentType: string; bytes: number },
    id = this.ids.next(),
  ): Promise<OutputOf<typeof prepareRecording>> {
    const contentType = requireAcceptable(file);
    const { url, headers, expiresAt } = await this.objects.prepareUpload({
      key: recordingKey(id),
      contentType: file.contentType,
      maximumBytes: recordingSizeLimit,
      expiresInSeconds: uploadLinkSeconds,
    });
    await this.store.create({ id, ownerId, contentType, createdAt: this.clock.now() });
    return {
      recordingId: id,
      upload: { url, method: 'PUT', headers: { ...headers }, expiresAt: expiresAt.toISOString() },
    };
  }

  /**
   * What was said. Without a provider the recording stays all the same: it can become the voice description.
   * @throws AppError `assist.*`
   */
  async transcribe(actor: Actor, id: string, language: string | undefined): Promise<string> {
    if (!this.transcription.isConfigured) throw assistError('assist.voice_not_configured');
    const recording = await this.store.findOf(actor.id, id);
    if (!recording) throw assistError('assist.audio_missing');
    const bytes = await this.read(id);
    await this.credits.require(actor);
    let text: string;
    try {
      text = (await this.transcription.of(bytes, recording.contentType, language)).trim();
    } catch (error) {
      throw inWords('transcription', error);
    }
    if (text === '') throw assistError('assist.no_speech');
    return text;
  }

  /** Throws away recordings from before `before`. */
  async discardOld(before: Date, limit: number): Promise<void> {
    for (const id of await this.store.olderThan(before, limit)) {
      await this.objects.delete(recordingKey(id));
      await this.store.forget(id);
    }
  }

  private async read(id: string): Promise<Buffer> {
    const uploaded = await this.objects.head(recordingKey(id));
    if (!uploaded || uploaded.bytes === 0) throw assistError('assist.audio_missing');
    // An S3 store takes any size: looked at before a byte is read.
    if (uploaded.bytes > recordingSizeLimit) throw new AppError(listingErrors['media.too_large']);
    const opened = await this.objects.read(recordingKey(id));
    if (!opened) throw assistError('assist.audio_missing');
    const bytes = await buffer(opened.stream);
    if (!isRecording((await fileTypeFromBuffer(bytes))?.mime)) throw assistError('assist.audio_unreadable');
    return bytes;
  }
}
