import { Injectable } from '@nestjs/common';
import { Clock } from '@vybac/kit';
import { Every } from '@vybac/platform';
import { OffersService } from './offers.service';
import { OffersStore } from './offers.store';

/** An accept that takes longer was interrupted (design §4.8). */
const interruptedAfter = 10_000;
const atOnce = 100;

@Injectable()
export class OffersJobs {
  constructor(
    private readonly store: OffersStore,
    private readonly offers: OffersService,
    private readonly clock: Clock,
  ) {}

  @Every(1_000)
  async expireOffers(): Promise<void> {
    for (const id of await this.store.dueToExpire(this.clock.now(), atOnce)) await this.offers.expire(id);
  }

  @Every(2_000)
  async resumeInterruptedAccepts(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - interruptedAfter);
    for (const id of await this.store.interrupted(before, atOnce)) await this.offers.resume(id);
  }
}
