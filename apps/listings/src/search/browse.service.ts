import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@vybac/contracts';
import { type browseListings, type BrowseQuery, cappedCount, distanceBands } from '@vybac/contracts/listings';
import { Cursors } from '@vybac/platform';
import { cardOf } from '../listings/listing-view';
import { type Bookmark, bookmarkOf, readBookmark } from './bookmark';
import { BrowseStore, type FoundListing } from './browse.store';
import { Dictionary, type Reading, readings } from './dictionary.service';
import { asMeant, type Meaning } from './meaning';
import { Pages } from './pages.service';
import { bandOf, distanceBetween, rounded } from './position';
import { type Begun, cut, type Cut, type End, requirePlace, walkAt } from './paging';
import { alongCells, alongWords, atFirst, countedOf, mostCandidatesOf, type Walk, walksOf } from './walks';
import { queryWordsOf } from './words';

export type BrowsePage = OutputOf<typeof browseListings>;

/** Fewer finds than this, and better known words are looked for. */
const fewFinds = 3;

const beginning: Begun = { walk: 0, place: null };

/** A question with all that is known about how to answer it. */
interface Understood {
  readonly query: BrowseQuery;
  readonly words: readonly string[];
  readonly meaning: Meaning;
  /** With things by all their names. */
  readonly wide: Meaning;
  readonly reading: Reading;
  readonly local: boolean;
}

type Slice = Pick<BrowsePage, 'items' | 'nextCursor'>;

/** Browsing and searching active listings. */
@Injectable()
export class BrowseService {
  constructor(
    private readonly listings: BrowseStore,
    private readonly dictionary: Dictionary,
    private readonly cursors: Cursors,
    private readonly pages: Pages,
  ) {}

  /** The first page of a visitor, as bytes that may be a second old. However it is written, one question is one page. */
  visitorPage(query: BrowseQuery): Promise<Buffer> {
    const key = JSON.stringify({ ...query, q: queryWordsOf(query.q ?? '').join(' '), hasWords: !!query.q?.trim() });
    return this.pages.bytes(key, async () => Buffer.from(JSON.stringify(await this.page(query))));
  }

  /** @throws AppError `cursor.invalid` */
  async page(asked: BrowseQuery): Promise<BrowsePage> {
    const query = asked.near ? { ...asked, near: rounded(asked.near) } : asked;
    const words = queryWordsOf(query.q ?? '');
    // Words that are none ("…", emoji) find nothing rather than everything.
    if (query.q?.trim() && words.length === 0) return this.answer(query, { items: [], nextCursor: null }, { total: 0 });
    if (query.cursor !== undefined)
      return this.later(query, words, readBookmark(this.cursors.open(query.cursor), query.sort));
    for (const reading of readings) {
      const meaning = await this.dictionary.meaningOf(words, reading);
      if (!meaning) continue;
      const wide = await this.dictionary.widened(meaning);
      const local = await this.isLocal(query, wide);
      const page = await this.first({ query, words, meaning, wide, reading, local });
      if (page.items.length > 0 || page.nextCursor !== null || words.length === 0) return page;
    }
    return this.answer(query, { items: [], nextCursor: null }, { total: 0 });
  }

  private async first(question: Understood): Promise<BrowsePage> {
    const { query, words, meaning, wide, reading, local } = question;
    const walks = walksOf(query, meaning, wide, local).map(atFirst);
    const counted = countedOf(query, wide, walks);
    const { found, total, candidates } = await this.listings.findFirst(
      walks,
      query.limit + 1,
      counted.walk,
      cappedCount + 1,
    );
    const most = counted.walk && mostCandidatesOf(counted.walk);
    const isExact = counted.isAll && candidates <= (most ?? Infinity);
    const isWhole = isExact && found.length === total;
    const short = isWhole ? null : await this.cutShort(walks, found, query.limit);
    const slice = this.sliceOf(question, cut(found, query.limit, walks, beginning, short));
    const isEnd = slice.nextCursor === null;
    const few = isEnd && found.length <= fewFinds && found.length > 0 && reading === 'as-written';
    return this.answer(query, slice, {
      total: isEnd ? found.length : Math.max(total, slice.items.length),
      totalIsLeast: !isEnd && total <= cappedCount && !isExact,
      correctedQuery: reading === 'as-typos' ? asMeant(words, meaning, found[0]?.title) : null,
      didYouMean: few ? ((await this.dictionary.betterKnown(words))?.join(' ') ?? null) : null,
    });
  }

  private async later(query: BrowseQuery, words: readonly string[], start: Bookmark): Promise<BrowsePage> {
    const { reading, local } = start;
    const meaning =
      (await this.dictionary.meaningOf(words, reading)) ?? (await this.dictionary.meaningOf(words, 'as-written')) ?? [];
    const wide = await this.dictionary.widened(meaning);
    const walks = walksOf(query, meaning, wide, local);
    requirePlace(walks, start);
    const found: FoundListing[] = [];
    let short: End | null = null;
    for (let number = start.walk; number < walks.length && found.length <= query.limit && !short; number += 1) {
      const after = number === start.walk ? start.place : null;
      const more = await this.listings.read(walkAt(walks, number), after, query.limit + 1 - found.length);
      found.push(...more.found.map((listing) => ({ ...listing, walk: number })));
      short = more.end && { walk: number, values: more.end };
    }
    const question = { query, words, meaning, wide, reading, local };
    const slice = this.sliceOf(question, cut(found, query.limit, walks, start, short));
    return this.answer(query, slice, {
      correctedQuery: reading === 'as-typos' ? asMeant(words, meaning, found[0]?.title) : null,
    });
  }

  /** The first walk that stopped because it had looked at as many candidates as it may, and where; null when none did. */
  private async cutShort(walks: readonly Walk[], found: readonly FoundListing[], limit: number): Promise<End | null> {
    // A walk that filled the page was not cut short, and none behind it was needed.
    const needed = (found.length > limit ? found[limit - 1] : undefined)?.walk ?? walks.length;
    for (const [walk, read] of walks.slice(0, needed).entries()) {
      const values = await this.listings.endOfCandidates(read);
      if (values) return { walk, values };
    }
    return null;
  }

  private sliceOf(question: Understood, { shown, end }: Cut<FoundListing>): Slice {
    const items = shown.map((listing) => this.itemOf(question.query, listing));
    return { items, nextCursor: end && this.cursors.seal(bookmarkOf(question.query.sort, { ...question, ...end })) };
  }

  /** Whether fewer listings lie around somebody than have the words: the walk is along the fewer. */
  private async isLocal({ near, ...query }: BrowseQuery, meaning: Meaning): Promise<boolean> {
    if (!near || meaning.length === 0) return false;
    const ways = [alongCells({ near, ...query }), alongWords(meaning)].map(({ along }) => along);
    const [around = 0, having = 0] = await this.listings.countEach(ways, cappedCount + 1);
    return around <= having;
  }

  private itemOf({ near }: BrowseQuery, listing: FoundListing): BrowsePage['items'][number] {
    const item = cardOf(listing._id, listing);
    const band = near && listing.position ? bandOf(distanceBetween(near, listing.position), distanceBands) : null;
    return band === null ? item : { ...item, withinKm: band };
  }

  private answer({ near }: BrowseQuery, slice: Slice, told: Partial<BrowsePage>): BrowsePage {
    const unsaid = { total: null, totalIsLeast: false, correctedQuery: null, didYouMean: null };
    return { ...slice, ...unsaid, ...told, leavesOutUnplaced: near !== undefined };
  }
}
