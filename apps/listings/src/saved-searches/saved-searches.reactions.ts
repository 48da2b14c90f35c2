import { Controller } from '@nestjs/common';
import type { EventOf } from '@vybac/contracts';
import { listingChanged, listingPublished, listingRestored, searchSaved } from '@vybac/contracts/listings';
import { On } from '@vybac/platform';
import { Alerts } from './alerts.service';
import { Matching } from './matching.service';

@Controller()
export class SavedSearchesReactions {
  constructor(
    private readonly matching: Matching,
    private readonly alerts: Alerts,
  ) {}

  @On(listingPublished, 'match-published')
  matchPublished({ data }: EventOf<typeof listingPublished>): Promise<void> {
    return this.matching.match(data.listingId);
  }

  /** A lower price may be what somebody waits for. */
  @On(listingChanged, 'match-changed')
  matchChanged({ data }: EventOf<typeof listingChanged>): Promise<void> {
    return this.matching.match(data.listingId);
  }

  @On(listingRestored, 'match-restored')
  matchRestored({ data }: EventOf<typeof listingRestored>): Promise<void> {
    return this.matching.match(data.listingId);
  }

  @On(searchSaved, 'mail-search-confirmation')
  mailConfirmation({ data }: EventOf<typeof searchSaved>): Promise<void> {
    return this.alerts.askForConfirmation(data.searchId);
  }
}
