import { Injectable } from '@nestjs/common';
import type { ListingStatus } from '@vybac/contracts/listings';
import { Clock } from '@vybac/kit';
import { Every } from '@vybac/platform';
import { ListingsStore } from './listings.store';
import { QuotasStore } from './quotas.store';

/** A place that is claimed so long without a listing was left behind by a crash. */
const interruptedAfter = 60_000;
const batch = 100;
const taking: readonly ListingStatus[] = ['active', 'reserved', 'pending'];

/** Gives back places that were claimed for listings which never came. */
@Injectable()
export class GuestPlacesJobs {
  constructor(
    private readonly quotas: QuotasStore,
    private readonly listings: ListingsStore,
    private readonly clock: Clock,
  ) {}

  @Every(15_000)
  async settleInterruptedClaims(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - interruptedAfter);
    for (const { actorId, listingId, at } of await this.quotas.interrupted(before, batch)) {
      const listing = await this.listings.find(listingId);
      if (listing && taking.includes(listing.status)) await this.quotas.settle(actorId, listingId);
      else await this.quotas.free(actorId, listingId, at);
    }
  }
}
