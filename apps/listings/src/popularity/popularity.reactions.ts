import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { listingFavorited } from '@vybac/contracts/listings';
import { messageSent } from '@vybac/contracts/messaging';
import { On } from '@vybac/platform';
import { Popularity } from './popularity.service';

/** Whoever keeps a listing, or writes about it, makes it more popular: once a day, however often they do. */
@Controller()
export class PopularityReactions {
  constructor(private readonly popularity: Popularity) {}

  @On(listingFavorited, 'count-favorite', { isUnhurried: true })
  countFavorite({ data }: EventOf<typeof listingFavorited>): Promise<void> {
    return this.popularity.count([{ listingId: data.listingId, act: 'favorite', by: data.actorId }]);
  }

  @On(messageSent, 'count-message-about-listing', { isUnhurried: true })
  async countMessage({ data }: EventOf<typeof messageSent>): Promise<void> {
    const { listingId, senderId, kind } = data;
    if (listingId && kind !== 'notice') await this.popularity.count([{ listingId, act: 'message', by: senderId }]);
  }
}
