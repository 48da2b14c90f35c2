import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@vybac/contracts';
import type { Actor } from '@vybac/contracts/identity';
import type { prepareRecording, Voice } from '@vybac/contracts/listings';
import { AppError, Clock, Ids } from '@vybac/kit';
import { mediaUrl, ObjectStore } from '@vybac/platform';
import { fileTypeFromBuffer } from 'file-type/core';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { PromisedFile } from '../../media/media';
import { Originals } from '../../media/originals.service';
import { assistError, inWords } from '../drafts';
import { Transcription } from '../provider/transcription.service';
import { isRecording, type Recording, recordingKey, requireAcceptable, voiceKey } from './recording';
import { RecordingsStore } from './recordings.store';
import { VoiceCredits } from './voice-credits';

/** Voice recordings: a place to upload one to, what was said in it, and what a listing lets people hear. */
@Injectable()
export class RecordingsService {
  constructor(
    private readonly store: RecordingsStore,
    private readonly originals: Originals,
    private readonly objects: ObjectStore,
    private readonly transcription: Transcription,
    private readonly credits: VoiceCredits,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws AppError `assist.audio_missing`, `assist.audio_unreadable`, `media.too_large` */
  async prepare(
    ownerId: string,
    promised: PromisedFile,
    id = this.ids.next(),
  ): Promise<OutputOf<typeof prepareRecording>> {
    const contentType = requireAcceptable(promised);
    const { url, headers, expiresAt } = await this.originals.expect(id, promised);
    await this.store.create({ id, ownerId, contentType, promised, digest: null, createdAt: this.clock.now() });
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
    const recording = await this.find(actor.id, id);
    if (!this.transcription.isConfigured) throw assistError('assist.voice_not_configured');
    const bytes = await this.open(recording);
    return this.credits.use(actor, id, () => this.wordsOf(bytes, recording, language));
  }

  /** What its owner hears before anybody else does. @throws AppError `assist.audio_missing` (also for another's), `assist.audio_unreadable` */
  async hear(ownerId: string, id: string): Promise<{ bytes: Buffer; contentType: string }> {
    const recording = await this.find(ownerId, id);
    return { bytes: await this.open(recording), contentType: recording.contentType };
  }

  /** Lets everybody hear a recording from now on; again answers the same. @throws AppError `assist.audio_missing`, `assist.audio_unreadable` */
  async publish(ownerId: string, id: string): Promise<Voice> {
    const recording = await this.find(ownerId, id);
    await this.objects.put(voiceKey(id), await this.open(recording), recording.contentType);
    return { recordingId: id, url: mediaUrl(voiceKey(id)) };
  }

  /** Nobody hears it any more. */
  withdraw({ recordingId }: Voice): Promise<void> {
    return this.objects.delete(voiceKey(recordingId));
  }

  /** Not thrown away until then; null lets it go. Answers its id, or null when there is no such recording any more. */
  async keepUntil(ownerId: string, id: string, until: Date | null): Promise<string | null> {
    return (await this.store.keepUntil(ownerId, id, until)) ? id : null;
  }

  /** Throws away recordings from before `before`; what is published stays. */
  async discardOld(before: Date, limit: number): Promise<void> {
    for (const id of await this.store.olderThan(before, limit)) {
      await this.objects.delete(recordingKey(id));
      await this.store.forget(id);
    }
  }

  private async find(ownerId: string, id: string): Promise<Recording> {
    const recording = await this.store.findOf(ownerId, id);
    if (!recording) throw assistError('assist.audio_missing');
    return recording;
  }

  private async wordsOf(bytes: Buffer, { contentType }: Recording, language: string | undefined): Promise<string> {
    try {
      const text = (await this.transcription.of(bytes, contentType, language)).trim();
      if (text === '') throw assistError('assist.no_speech');
      return text;
    } catch (error) {
      throw inWords('transcription', error);
    }
  }

  // Looked at once: what was sent is put away under a key to which no upload link leads.
  private async open({ id, promised, contentType }: Recording): Promise<Buffer> {
    const kept = await this.objects.read(recordingKey(id));
    if (kept) return buffer(kept.stream);
    const sent = await this.originals.read(id, promised).catch((error: unknown) => {
      throw error instanceof AppError ? assistError('assist.audio_unreadable', error) : error;
    });
    if (!sent) throw assistError('assist.audio_missing');
    if (!isRecording((await fileTypeFromBuffer(sent))?.mime)) throw assistError('assist.audio_unreadable');
    const digest = createHash('sha256').update(sent).digest('base64');
    if (!(await this.store.settle(id, digest))) throw assistError('assist.audio_unreadable');
    await this.objects.put(recordingKey(id), sent, contentType);
    await this.originals.delete(id);
    return sent;
  }
}
