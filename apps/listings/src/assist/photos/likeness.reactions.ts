import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { listingChanged, listingPublished, listingRemoved, listingRestored } from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { LikenessService } from './likeness.service';

/** What a picture looks like is kept when it is published, so that the same thing is known again later. */
@Controller()
export class LikenessReactions {
  constructor(private readonly likeness: LikenessService) {}

  @On(listingPublished, 'remember-pictures')
  rememberPicturesWhenPublished({ data }: EventOf<typeof listingPublished>): Promise<void> {
    return this.likeness.remember(data.listingId);
  }

  @On(listingChanged, 'remember-changed-pictures')
  rememberPicturesWhenChanged({ data }: EventOf<typeof listingChanged>): Promise<void> {
    return this.likeness.remember(data.listingId);
  }

  @On(listingRestored, 'remember-restored-pictures')
  rememberPicturesWhenRestored({ data }: EventOf<typeof listingRestored>): Promise<void> {
    return this.likeness.remember(data.listingId);
  }

  @On(listingRemoved, 'forget-pictures')
  forgetPicturesWhenRemoved({ data }: EventOf<typeof listingRemoved>): Promise<void> {
    return this.likeness.forget(data.listingId);
  }
}
