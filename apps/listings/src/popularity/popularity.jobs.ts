import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Every } from '@vybac/platform';
import { Popularity } from './popularity.service';
import { PopularityStore } from './popularity.store';

const batch = 500;

@Injectable()
export class PopularityJobs implements OnModuleDestroy {
  private isWarm = false;
  private isClosing = false;

  constructor(
    private readonly popularity: Popularity,
    private readonly listings: PopularityStore,
  ) {}

  @Every(5_000)
  writeViews(): Promise<void> {
    return this.popularity.writeViews();
  }

  /** Listings that were written by an earlier edition, or that came from elsewhere, know nothing of heat. */
  @Every(500)
  async warmUpOldListings(): Promise<void> {
    while (!this.isWarm && !this.isClosing) this.isWarm = !(await this.listings.warmUp(batch));
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    await this.popularity.writeViews();
  }
}
