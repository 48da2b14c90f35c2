import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Every } from '@vybac/platform';
import { KeysStore } from './keys.store';
import { Learning } from './learning.service';
import { searchKeysOf } from './search-keys';

/** One more whenever the keys of the same listing come out differently. */
const edition = 3;
const batch = 500;

/**
 * Brings listings that were written by an earlier edition, or that came without keys, to the present one: first the keys of
 * all, then the dictionary, which counts them. Goes on where it stopped; doing a part twice changes nothing.
 */
@Injectable()
export class KeysJobs implements OnModuleDestroy {
  private isDone = false;
  private isClosing = false;

  constructor(
    private readonly keys: KeysStore,
    private readonly learning: Learning,
  ) {}

  @Every(500)
  async bringUpToDate(): Promise<void> {
    if (this.isDone) return;
    const progress = await this.keys.progressTo(edition);
    const counted = new Map<string, number>();
    while (progress.step !== 'done' && !this.isClosing) {
      const listings = await this.keys.after(progress.last, batch);
      if (progress.step === 'keys')
        await this.keys.rewrite(
          listings.map((listing) => ({ listing, words: searchKeysOf(listing, listing.position ?? null) })),
        );
      else for (const listing of listings) await this.learning.learn(listing, counted);
      const last = listings.at(-1)?._id;
      if (last !== undefined) progress.last = last;
      else Object.assign(progress, { last: '', step: progress.step === 'keys' ? 'words' : 'done' });
      await this.keys.keepProgress(progress);
    }
    this.isDone = progress.step === 'done';
  }

  onModuleDestroy(): void {
    this.isClosing = true;
  }
}
