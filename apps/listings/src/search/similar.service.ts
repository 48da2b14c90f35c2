import { Injectable } from '@nestjs/common';
import { type ListingCard, listingErrors } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { isPublic } from '../listings/listing';
import { cardOf } from '../listings/listing-view';
import { BrowseStore } from './browse.store';
import { categoryKey, withThings } from './search-keys';
import { mostAlike } from './similar';
import { newestOfKeys, sortKeys } from './sorting';
import { wordsOf } from './words';

const shown = 12;
const compared = 60;
const mostWords = 6;

/** What else there is, for somebody who came for something that may be gone. */
@Injectable()
export class SimilarListings {
  constructor(private readonly listings: BrowseStore) {}

  /** Active listings of the category with words of the title, then the newest of the category. @throws AppError `listing.missing` */
  async of(id: string): Promise<ListingCard[]> {
    const listing = await this.listings.searchedFields(id);
    if (!listing || !isPublic(listing)) throw new AppError(listingErrors['listing.missing']);
    const { category } = listing;
    const keys = withThings(wordsOf(listing.title).slice(0, mostWords)).map((word) => categoryKey(category, word));
    const among = { _id: { $ne: id } };
    const [sharing, newest] = await Promise.all([
      this.listings.read({ along: { words: { $in: keys } }, order: newestOfKeys, among }, null, compared),
      this.listings.read({ along: { category }, order: sortKeys.newest, among }, null, shown),
    ]);
    const ranked = new Map(
      [...mostAlike(listing, sharing.found, saidBy), ...newest.found].map((found) => [found._id, found]),
    );
    return [...ranked.values()].slice(0, shown).map((found) => cardOf(found._id, found));
  }
}

function saidBy(title: string): string[] {
  return withThings(wordsOf(title));
}
