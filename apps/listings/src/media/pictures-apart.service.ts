import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { WorkApart } from '@vybac/platform';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { Picture } from './developed';
import type { Version } from './picture-versions';
import type { PictureWork } from './pictures.child';

const kept = {
  /** The compiled one, also from the sources: Node itself runs it. */
  program: join(__dirname, '../../dist/media/pictures.child.js'),
  /** Milliseconds; a picture takes a second or two of a processor of its own. */
  longest: 60_000,
};

/**
 * Pictures made by processes of their own: two for what somebody waits for, one for what follows. What encoders leave in memory and
 * what files do to decoders is theirs. All of it fails as {@link WorkApart} says.
 */
@Injectable()
export class PicturesApart implements OnApplicationShutdown {
  /** Kept until the next photo of a listing has come. */
  private readonly awaited = new WorkApart<PictureWork>({ ...kept, atOnce: 2, idleFor: 10_000 });
  /**
   * Gives way to all others, yet has a tenth of a busy processor: with what they leave alone, a picture would take most of the minute
   * after which it is given up. Not kept long: pictures of earlier days come one in ten seconds, between which it would hold 120 MB for
   * nothing.
   */
  private readonly following = new WorkApart<PictureWork>({
    ...kept,
    atOnce: 1,
    idleFor: 2_000,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
  });

  /** The picture that a file holds, or null when it has more pixels than are decoded. */
  async develop(file: Buffer): Promise<Picture | null> {
    const picture = await this.awaited.do('develop', file);
    return picture && withBuffer(picture);
  }

  /** The smaller WebP versions, for somebody who waits. @param widest the widest version, WebP */
  async webpVersions(widest: Buffer): Promise<Version[]> {
    return (await this.awaited.do('versions', widest, ['webp'])).map(withBuffer);
  }

  /** All versions that follow the first, when nobody waits. @param widest the widest version, WebP */
  async versions(widest: Buffer): Promise<Version[]> {
    return (await this.following.do('versions', widest)).map(withBuffer);
  }

  /** Not before: until its door is closed, people are still answered. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.awaited.close(), this.following.close()]);
  }
}

// On their way bytes may have become an array without a Buffer's methods.
function withBuffer<Made extends { readonly bytes: Uint8Array }>(made: Made): Made & { readonly bytes: Buffer } {
  return { ...made, bytes: Buffer.from(made.bytes) };
}
