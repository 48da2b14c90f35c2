import { Injectable } from '@nestjs/common';
import { Clock } from '@vybac/kit';
import { ListingsStore } from '../listings/listings.store';
import { familyOf } from '../search/family';
import { listingWordsOf } from '../search/search-keys';
import { thingsIn } from '../search/things';
import { isWithoutSpaces, wordsOf } from '../search/words';
import { FoundStore } from './found.store';
import { dueAfter, keysFor, type Matchable, matches } from './saved-search';
import { SavedSearchesStore } from './saved-searches.store';

const batch = 200;

/** Finds the searches that wait for a listing: those with its words and category, never all there are. */
@Injectable()
export class Matching {
  constructor(
    private readonly listings: ListingsStore,
    private readonly searches: SavedSearchesStore,
    private readonly found: FoundStore,
    private readonly clock: Clock,
  ) {}

  /** The same listing again is found by nobody twice. */
  async match(listingId: string): Promise<void> {
    const listing = await this.listings.findShown(listingId);
    if (listing?.status !== 'active') return;
    const { sellerId, category, condition, priceAmount } = listing;
    const words = [
      ...listingWordsOf(listing),
      ...wordsOf(listing.title)
        .filter(isWithoutSpaces)
        .flatMap((pair) => Array.from(pair)),
    ];
    const matchable: Matchable = {
      ...{ sellerId, category, condition, priceAmount },
      families: new Set([...words.map(familyOf), ...thingsIn(words)]),
      hasPhotos: listing.images.length > 0,
      isVerified: listing.seller.verifiedSeller,
    };
    const keys = keysFor(matchable);
    for (let after = ''; ;) {
      const searches = await this.searches.running(keys, after, batch);
      for (const search of searches) {
        if (!matches(search, matchable)) continue;
        const now = this.clock.now();
        if (await this.found.add(search.id, listingId, now)) await this.searches.due(search.id, dueAfter(search, now));
      }
      const last = searches.at(-1);
      if (!last || searches.length < batch) return;
      after = last.id;
    }
  }
}
