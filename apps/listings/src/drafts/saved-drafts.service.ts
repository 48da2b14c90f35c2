import { Injectable } from '@nestjs/common';
import type { InputOf } from '@vybac/contracts';
import { draftLimits, listingErrors, type saveDraft, type SavedDraft } from '@vybac/contracts/listings';
import { AppError, Clock } from '@vybac/kit';
import { MediaService } from '../media/media.service';
import { type Draft, DraftsStore } from './drafts.store';

const keptFor = draftLimits.keptDays * 24 * 60 * 60 * 1000;

/** Listings that people have begun, to go on with on whichever device. */
@Injectable()
export class SavedDrafts {
  constructor(
    private readonly drafts: DraftsStore,
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  async of(ownerId: string): Promise<{ items: SavedDraft[] }> {
    return { items: (await this.drafts.of(ownerId)).map(viewOf) };
  }

  /** @throws AppError `draft.changed_elsewhere` with the version that stands, `draft.limit` */
  async save(
    ownerId: string,
    id: string,
    { imageIds, version, ...written }: InputOf<typeof saveDraft>['body'],
  ): Promise<SavedDraft> {
    const updatedAt = this.clock.now();
    const images = await this.media.keepUntil(ownerId, imageIds, new Date(updatedAt.getTime() + keptFor));
    const draft = { ...written, id, ownerId, images, updatedAt, version: version + 1 };
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
  }
}

function viewOf({ ownerId: _owner, updatedAt, ...draft }: Draft): SavedDraft {
  return { ...draft, updatedAt: updatedAt.toISOString() };
}
