import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { listingChanged, listingPublished } from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { BrowseStore } from './browse.store';
import { TermsStore } from './terms.store';
import { isTerm } from './typos';
import { listingWordsOf } from './words';

/** Words of one listing that go into the dictionary; those of the title come first. */
const mostTerms = 150;

/** The dictionary of corrections grows with what people offer. */
@Controller()
export class SearchReactions {
  constructor(
    private readonly terms: TermsStore,
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
    if (fields) await this.terms.learn(listingWordsOf(fields).filter(isTerm).slice(0, mostTerms));
  }
}
