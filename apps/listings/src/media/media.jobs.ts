import { Injectable } from '@nestjs/common';
import { Clock } from '@vybac/kit';
import { Every } from '@vybac/platform';
import { unusedFor } from './media';
import { MediaService } from './media.service';

const batch = 100;

/** Pictures that nobody shows are not kept. */
@Injectable()
export class MediaJobs {
  constructor(
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  @Every(60_000)
  discardUnused(): Promise<void> {
    return this.media.discardUnused(new Date(this.clock.now().getTime() - unusedFor), batch);
  }
}
