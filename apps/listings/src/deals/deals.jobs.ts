import { Injectable, Logger } from '@nestjs/common';
import { Every } from '@vybac/platform';
import { DealsService } from './deals.service';

const batch = 100;

/** Ends reservations whose time is over. Every instance tries; the listing's version lets one succeed. */
@Injectable()
export class DealsJobs {
  private readonly logger = new Logger(DealsJobs.name);

  constructor(private readonly deals: DealsService) {}

  @Every(1_000)
  async lapseOverdue(): Promise<void> {
    for (const listingId of await this.deals.overdue(batch)) {
      try {
        await this.deals.lapse(listingId);
      } catch (error) {
        // The others must not wait for this one; it is overdue again in a second.
        this.logger.warn(`The reservation of ${listingId} did not lapse: ${String(error)}`);
      }
    }
  }
}
