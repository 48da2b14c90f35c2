import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { listingSold } from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { Leaderboard } from './leaderboard.service';

/** Completed orders count. "Sold elsewhere" is only said by the seller, and the demo neighbourhood is nobody (rulings, Home figures). */
@Controller()
export class LeaderboardReactions {
  constructor(private readonly leaderboard: Leaderboard) {}

  @On(listingSold, 'count-sale')
  async countSale({ data, time }: EventOf<typeof listingSold>): Promise<void> {
    const { orderId, sellerId, amount, demo } = data;
    if (orderId !== null && demo !== true)
      await this.leaderboard.add({ orderId, sellerId, ...amount, at: new Date(time) });
  }
}
