import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { messageSent } from '@vybac/contracts/messaging';
import { On } from '@vybac/platform';
import { Popularity } from './popularity.service';

/** Whoever writes to somebody about a listing makes it more popular: once a day, whatever they write. */
@Controller()
export class PopularityReactions {
  constructor(private readonly popularity: Popularity) {}

  @On(messageSent, 'count-message-about-listing')
  async countMessage({ data }: EventOf<typeof messageSent>): Promise<void> {
    const { listingId, senderId, kind } = data;
    if (listingId && kind !== 'notice') await this.popularity.count([{ listingId, act: 'message', by: senderId }]);
  }
}
