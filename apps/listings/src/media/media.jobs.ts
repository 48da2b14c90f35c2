import { Injectable } from '@nestjs/common';
import { Clock } from '@vybac/kit';
import { Every } from '@vybac/platform';
import { unusedFor } from './media';
import { MediaService } from './media.service';
import { Originals } from './originals.service';
import { Versions } from './versions.service';

const batch = 100;

/** Pictures that nobody shows and files that became no picture are not kept; the others get all their versions. */
@Injectable()
export class MediaJobs {
  constructor(
    private readonly media: MediaService,
    private readonly originals: Originals,
    private readonly versions: Versions,
    private readonly clock: Clock,
  ) {}

  @Every(60_000)
  discardUnused(): Promise<void> {
    return this.media.discardUnused(this.longAgo(), batch);
  }

  @Every(60 * 60_000)
  sweepUploads(): Promise<void> {
    return this.originals.sweep(this.longAgo());
  }

  @Every(250)
  makeVersions(): Promise<boolean> {
    return this.versions.makeNext();
  }

  private longAgo(): Date {
    return new Date(this.clock.now().getTime() - unusedFor);
  }
}
