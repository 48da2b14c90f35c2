import { Injectable } from '@nestjs/common';
import { Clock } from '@vybac/kit';
import { Every } from '@vybac/platform';
import { keptFor } from './recording';
import { RecordingsService } from './recordings.service';

const batch = 100;

/** Recordings are not kept longer than it takes to make a listing of them. */
@Injectable()
export class RecordingsJobs {
  constructor(
    private readonly recordings: RecordingsService,
    private readonly clock: Clock,
  ) {}

  @Every(60_000)
  discardOld(): Promise<void> {
    return this.recordings.discardOld(new Date(this.clock.now().getTime() - keptFor), batch);
  }
}
