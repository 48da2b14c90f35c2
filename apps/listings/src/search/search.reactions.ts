import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { listingChanged, listingPublished } from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { BrowseStore } from './browse.store';
import { Learning } from './learning.service';

/** The dictionary grows with what people offer. */
@Controller()
export class SearchReactions {
  constructor(
    private readonly learning: Learning,
    private readonly listings: BrowseStore,
  ) {}

  @On(listingPublished, 'learn-terms-of-published')
  learnTermsWhenPublished({ data }: EventOf<typeof listingPublished>): Promise<void> {
    return this.learn(data.listingId);
  }

  @On(listingChanged, 'learn-terms-of-changed')
  learnTermsWhenChanged({ data }: EventOf<typeof listingChanged>): Promise<void> {
    return this.learn(data.listingId);
  }

  private async learn(listingId: string): Promise<void> {
    const fields = await this.listings.searchedFields(listingId);
    if (fields) await this.learning.learn(fields);
  }
}
