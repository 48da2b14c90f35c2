import { Injectable, Logger } from '@nestjs/common';
import { firstImageKey, imageKey } from '@vybac/contracts/listings';
import { Clock } from '@vybac/kit';
import { failpoint, ObjectStore } from '@vybac/platform';
import { buffer } from 'node:stream/consumers';
import { keysOf, type Media } from './media';
import { MediaStore } from './media.store';
import { PicturesApart } from './pictures-apart.service';

const minute = 60_000;
/** Who dies over a picture leaves it to another after this long. */
const claimedFor = 2 * minute;
const tries = 5;
/** How often it is looked whether something was left behind, here or by another process. */
const looksEvery = minute / 2;
/** Pictures that nobody waits for are made one tenth of the time: those of earlier days, and of the demo data set. */
const restsFor = 9;

/**
 * Makes the versions of pictures that follow the first: one picture at a time in each process, those just uploaded first. What
 * is still to do stands in the database, so a crash loses nothing; until then the first version is shown in their place.
 */
@Injectable()
export class Versions {
  private readonly logger = new Logger('Versions');
  private making: Promise<boolean> | undefined;
  private isWoken = false;
  private restsUntil: number;

  constructor(
    private readonly media: MediaStore,
    private readonly apart: PicturesApart,
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
  ) {
    // Whoever starts has more important things to do.
    this.restsUntil = clock.now().getTime() + looksEvery;
  }

  /** Somebody has just uploaded a picture. */
  wake(): void {
    this.isWoken = true;
  }

  /**
   * Makes the versions of one picture, if there is one to make now. Answers whether there was. Who asks while one is being made
   * waits for that one: a picture is finished in the database before it is known here how long to rest after it.
   */
  makeNext(): Promise<boolean> {
    return (this.making ??= this.next().finally(() => (this.making = undefined)));
  }

  private async next(): Promise<boolean> {
    const now = this.clock.now();
    if (!this.isWoken && now.getTime() < this.restsUntil) return false;
    this.isWoken = false;
    const claimed = await this.media.claimUnfinished(now, new Date(now.getTime() + claimedFor));
    if (!claimed) {
      this.restsUntil = now.getTime() + looksEvery;
      return false;
    }
    const { media } = claimed;
    await this.make(media).catch((error: unknown) => this.failed(media, claimed.tries, error));
    const end = this.clock.now().getTime();
    if (isAwaited(media, now)) this.isWoken = true;
    else this.restsUntil = end + restsFor * (end - now.getTime());
    return true;
  }

  private async make({ id }: Media): Promise<void> {
    const first = await this.objects.read(firstImageKey(id));
    if (!first) throw new Error('Its first version is not there');
    for (const { width, format, bytes } of await this.apart.versions(await buffer(first.stream))) {
      await failpoint('media.before-version');
      await this.objects.put(imageKey(id, width, format), bytes, `image/${format}`);
    }
    // Discarded meanwhile: whoever did that may have been quicker than the last of these files.
    if (!(await this.media.finish(id, this.clock.now())))
      await Promise.all(keysOf(id).map((key) => this.objects.delete(key)));
  }

  private async failed({ id }: Media, tried: number, error: unknown): Promise<void> {
    this.logger.warn(`The versions of picture ${id} were not made: ${String(error)}`);
    // It goes on being shown in its first version.
    if (tried >= tries) await this.media.finish(id, this.clock.now());
  }
}

function isAwaited({ promised, createdAt }: Media, now: Date): boolean {
  return promised !== null && now.getTime() - createdAt.getTime() < 15 * minute;
}
