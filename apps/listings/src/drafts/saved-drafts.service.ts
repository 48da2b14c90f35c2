import { Injectable } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import {
  draftForm,
  draftGiven,
  draftLimits,
  listingErrors,
  type saveDraft,
  type SavedDraft,
} from '@vybac/contracts/listings';
import { AppError, Clock } from '@vybac/kit';
import { RecordingsService } from '../assist/recordings/recordings.service';
import { MediaService } from '../media/media.service';
import { type Draft, DraftsStore } from './drafts.store';

const keptFor = draftLimits.keptDays * 24 * 60 * 60 * 1000;

/** Listings that people have begun, to go on with on whichever device. */
@Injectable()
export class SavedDrafts {
  constructor(
    private readonly drafts: DraftsStore,
    private readonly media: MediaService,
    private readonly recordings: RecordingsService,
    private readonly clock: Clock,
  ) {}

  async of(ownerId: string): Promise<{ items: SavedDraft[] }> {
    return { items: (await this.drafts.of(ownerId)).map(viewOf) };
  }

  /** @throws AppError `draft.changed_elsewhere` with the version that stands, `draft.limit` */
  async save(
    ownerId: string,
    id: string,
    { imageIds, version, given, ...written }: InputOf<typeof saveDraft>['body'],
  ): Promise<SavedDraft> {
    const updatedAt = this.clock.now();
    const until = new Date(updatedAt.getTime() + keptFor);
    const [images, recordingId] = await Promise.all([
      this.media.keepUntil(ownerId, imageIds, until),
      given.recordingId && this.recordings.keepUntil(ownerId, given.recordingId, until),
    ]);
    const draft = {
      ...written,
      given: { ...given, recordingId },
      id,
      ownerId,
      images,
      updatedAt,
      version: version + 1,
    };
    if (version === 0 && (await this.drafts.count(ownerId)) >= draftLimits.perPerson)
      throw new AppError(listingErrors['draft.limit'], { data: { limit: draftLimits.perPerson } });
    const saved = version === 0 ? await this.drafts.create(draft) : await this.drafts.replace(draft);
    if (saved) return viewOf(draft);
    const standing = await this.drafts.versionOf(ownerId, id);
    throw new AppError(listingErrors['draft.changed_elsewhere'], { data: { version: standing } });
  }

  async delete(ownerId: string, id: string): Promise<void> {
    const thrownAway = await this.drafts.delete(ownerId, id);
    if (!thrownAway) return;
    const imageIds = thrownAway.images.map(({ mediaId }) => mediaId);
    await this.media.letGo(ownerId, imageIds);
    const recordingId = thrownAway.given?.recordingId;
    if (recordingId) await this.recordings.keepUntil(ownerId, recordingId, null);
  }
}

// A draft of before anything given was kept had its form open.
function viewOf({ ownerId: _owner, updatedAt, form, given = draftGiven.parse({ isReviewed: true }), ...draft }: Draft) {
  return { ...draft, form: draftForm.parse(form), given, updatedAt: updatedAt.toISOString() } satisfies SavedDraft;
}
