import { Injectable } from '@nestjs/common';
import { commonErrors } from '@vybac/contracts';
import { type BrowseQuery, cappedCount, type ListingCard, type ListingSort } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { Cursors } from '@vybac/platform';
import { cardOf } from '../listings/listing-view';
import { filterOf, segmentsAfter, sortKeys, type SortValue, valuesOf } from './browse';
import { BrowseStore, type FoundListing } from './browse.store';
import { Corrections } from './corrections.service';
import { Pages } from './pages.service';
import { queryWordsOf } from './words';

export interface BrowsePage {
  items: ListingCard[];
  nextCursor: string | null;
  /** At most one more than {@link cappedCount}; null on later pages. */
  total: number | null;
  correctedQuery: string | null;
}

interface Start {
  readonly corrected: boolean;
  readonly after: readonly SortValue[];
}

/** Browsing and searching active listings. */
@Injectable()
export class BrowseService {
  constructor(
    private readonly listings: BrowseStore,
    private readonly corrections: Corrections,
    private readonly cursors: Cursors,
    private readonly pages: Pages,
  ) {}

  /** The first page of a visitor, as bytes that may be a second old. */
  visitorPage(query: BrowseQuery): Promise<Buffer> {
    return this.pages.bytes(JSON.stringify(query), async () => Buffer.from(JSON.stringify(await this.page(query))));
  }

  /** @throws AppError `cursor.invalid` */
  async page(query: BrowseQuery): Promise<BrowsePage> {
    const words = queryWordsOf(query.q ?? '');
    // Words that are none ("…", emoji) find nothing rather than everything.
    if (query.q?.trim() && words.length === 0) return { items: [], nextCursor: null, total: 0, correctedQuery: null };
    const start = query.cursor === undefined ? null : this.open(query.cursor, query.sort);
    if (start)
      return this.later(query, start.corrected ? ((await this.corrections.correct(words)) ?? words) : words, start);
    const found = await this.first(query, words, null);
    if (found.items.length > 0 || words.length === 0) return found;
    const corrected = await this.corrections.correct(words);
    return corrected ? this.first(query, corrected, corrected.join(' ')) : found;
  }

  private async first(
    query: BrowseQuery,
    words: readonly string[],
    correctedQuery: string | null,
  ): Promise<BrowsePage> {
    const { found, total } = await this.listings.findAndCount(
      filterOf(query, words),
      sortKeys[query.sort],
      query.limit + 1,
      cappedCount + 1,
    );
    return { ...this.pageOf(query, found, correctedQuery !== null), total, correctedQuery };
  }

  private async later(query: BrowseQuery, words: readonly string[], start: Start): Promise<BrowsePage> {
    return {
      ...(await this.walk(query, words, start)),
      total: null,
      correctedQuery: start.corrected ? words.join(' ') : null,
    };
  }

  private async walk(query: BrowseQuery, words: readonly string[], { corrected, after }: Start) {
    const keys = sortKeys[query.sort];
    const filter = filterOf(query, words);
    const found: FoundListing[] = [];
    for (const segment of segmentsAfter(keys, after)) {
      const wanted = query.limit + 1 - found.length;
      if (wanted > 0) found.push(...(await this.listings.find({ ...filter, ...segment }, keys, wanted)));
    }
    return this.pageOf(query, found, corrected);
  }

  /** @param found one more than the page holds, when there is more */
  private pageOf(query: BrowseQuery, found: readonly FoundListing[], corrected: boolean) {
    const page = found.slice(0, query.limit);
    const last = found.length > query.limit ? page.at(-1) : undefined;
    return {
      items: page.map((listing) => cardOf(listing._id, listing)),
      nextCursor: last
        ? this.cursors.seal([query.sort, corrected ? 1 : 0, ...valuesOf(sortKeys[query.sort], { ...last })])
        : null,
    };
  }

  private open(cursor: string, wantedSort: ListingSort): Start {
    const [sort, corrected, ...after] = this.cursors.open(cursor);
    // Its values would mean something else in another order.
    if (sort !== wantedSort) throw new AppError(commonErrors['cursor.invalid']);
    return { corrected: corrected === 1, after };
  }
}
