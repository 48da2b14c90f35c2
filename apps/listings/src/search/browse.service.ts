import { Injectable } from '@nestjs/common';
import { commonErrors, type OutputOf } from '@vybac/contracts';
import { type browseListings, type BrowseQuery, cappedCount, distanceBands } from '@vybac/contracts/listings';
import { AppError } from '@vybac/kit';
import { Cursors } from '@vybac/platform';
import { cardOf } from '../listings/listing-view';
import { BrowseStore, type FoundListing, type Place } from './browse.store';
import { Dictionary, type Reading, readings } from './dictionary.service';
import { Pages } from './pages.service';
import { bandOf, distanceBetween, rounded } from './position';
import { type SortValue, valuesOf } from './sorting';
import { alongCells, alongWords, countedOf, isEmpty, type Meaning, mostCandidates, type Walk, walksOf } from './walks';
import { queryWordsOf, wordsOf } from './words';

export type BrowsePage = OutputOf<typeof browseListings>;

/** Fewer finds than this, and better known words are looked for. */
const fewFinds = 3;

/** In which walk a page begins, and where. */
interface Begun {
  readonly walk: number;
  readonly place: Place | null;
}

const beginning: Begun = { walk: 0, place: null };

/** Where the page before ended, and how its words were read. */
interface Start extends Begun {
  readonly reading: Reading;
  readonly local: boolean;
}

interface Cut {
  readonly walk: number;
  readonly values: readonly SortValue[];
}

/** A question with all that is known about how to answer it. */
interface Understood {
  readonly query: BrowseQuery;
  readonly words: readonly string[];
  readonly meaning: Meaning;
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
    if (query.cursor !== undefined) return this.later(query, words, this.open(query.cursor, query.sort));
    for (const reading of readings) {
      const meaning = await this.dictionary.meaningOf(words, reading);
      const page =
        meaning && (await this.first({ query, words, meaning, reading, local: await this.isLocal(query, meaning) }));
      if (page && (page.items.length > 0 || page.nextCursor !== null || words.length === 0)) return page;
    }
    return this.answer(query, { items: [], nextCursor: null }, { total: 0 });
  }

  private async first(question: Understood): Promise<BrowsePage> {
    const { query, words, meaning, reading, local } = question;
    const walks = walksOf(query, meaning, local);
    const counted = countedOf(query, meaning, walks);
    const { found, total, candidates } = await this.listings.findFirst(
      walks,
      query.limit + 1,
      counted.walk,
      cappedCount + 1,
    );
    const isCounted = counted.isAll && Math.max(total, candidates) <= mostCandidates;
    const cut = isCounted ? null : await this.cutShort(walks, found, query.limit, beginning);
    const slice = this.sliceOf(question, walks, found, beginning, cut);
    const isEnd = slice.nextCursor === null;
    const few = isEnd && found.length <= fewFinds && found.length > 0 && reading === 'as-written';
    return this.answer(query, slice, {
      total: isEnd ? found.length : Math.max(total, slice.items.length),
      totalIsLeast: !isEnd && total <= cappedCount && !isCounted,
      correctedQuery: reading === 'as-typos' ? asMeant(words, meaning, found[0]) : null,
      didYouMean: few ? ((await this.dictionary.betterKnown(words))?.join(' ') ?? null) : null,
    });
  }

  private async later(query: BrowseQuery, words: readonly string[], start: Start): Promise<BrowsePage> {
    const { reading, local } = start;
    const meaning =
      (await this.dictionary.meaningOf(words, reading)) ?? (await this.dictionary.meaningOf(words, 'as-written')) ?? [];
    const walks = walksOf(query, meaning, local);
    const found: FoundListing[] = [];
    for (let number = start.walk; number < walks.length && found.length <= query.limit; number += 1) {
      const after = number === start.walk ? start.place : null;
      const more = await this.listings.find(walkAt(walks, number), after, query.limit + 1 - found.length);
      found.push(...more.map((listing) => ({ ...listing, walk: number })));
    }
    const cut = await this.cutShort(walks, found, query.limit, start);
    const slice = this.sliceOf({ query, words, meaning, reading, local }, walks, found, start, cut);
    return this.answer(query, slice, {
      correctedQuery: reading === 'as-typos' ? asMeant(words, meaning, found[0]) : null,
    });
  }

  /** The first walk that stopped because it had looked at as many candidates as it may, and where; null when none did. */
  private async cutShort(
    walks: readonly Walk[],
    found: readonly FoundListing[],
    limit: number,
    { walk, place }: Begun,
  ): Promise<Cut | null> {
    // A walk that filled the page was not cut short, and none behind it was needed.
    const needed = (found.length > limit ? found[limit - 1] : undefined)?.walk ?? walks.length;
    for (let number = walk; number < needed; number += 1) {
      const { among, ranked } = walkAt(walks, number);
      if (isEmpty(among) || ranked) continue;
      const values = await this.listings.endOfCandidates(walkAt(walks, number), number === walk ? place : null);
      if (values) return { walk: number, values };
    }
    return null;
  }

  /** @param found one more than the page holds, when there is more */
  private sliceOf(
    question: Understood,
    walks: readonly Walk[],
    found: readonly FoundListing[],
    begun: Begun,
    cut: Cut | null,
  ): Slice {
    const { query } = question;
    const shown = found.slice(0, query.limit).filter(({ walk }) => !cut || walk <= cut.walk);
    const last = shown.at(-1);
    const isFull = last !== undefined && found.length > query.limit && !cut;
    const end = isFull ? { walk: last.walk, values: valuesOf(orderOf(walkAt(walks, last.walk)), { ...last }) } : cut;
    return {
      items: shown.map((listing) => this.itemOf(query, listing)),
      nextCursor: end && this.seal(question, end.walk, { values: end.values, skip: alike(shown, walks, begun, end) }),
    };
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

  private seal({ query, reading, local }: Understood, walk: number, { values, skip }: Place): string {
    return this.cursors.seal([query.sort ?? '', readings.indexOf(reading), local ? 1 : 0, walk, skip, ...values]);
  }

  private open(cursor: string, wantedSort: BrowseQuery['sort']): Start {
    const [sort, reading, local, walk, skip, ...values] = this.cursors.open(cursor);
    // Its values would mean something else in another order.
    if (sort !== (wantedSort ?? '')) throw new AppError(commonErrors['cursor.invalid']);
    return {
      reading: readings[Number(reading)] ?? 'as-written',
      local: local === 1,
      walk: Number(walk),
      place: { values, skip: Number(skip) },
    };
  }
}

/** @throws AppError `cursor.invalid` when a cursor of another question named it */
function walkAt(walks: readonly Walk[], number: number): Walk {
  const walk = walks[number];
  if (!walk) throw new AppError(commonErrors['cursor.invalid']);
  return walk;
}

function orderOf({ order, ranked }: Walk) {
  return ranked ?? order;
}

/** How many of the listings shown so far stand where the page ends; in an order with ids, none but the last. */
function alike(shown: readonly FoundListing[], walks: readonly Walk[], begun: Begun, { walk, values }: Cut): number {
  const order = orderOf(walkAt(walks, walk));
  if ('_id' in order) return 0;
  const before = walk === begun.walk && begun.place && isSame(begun.place.values, values) ? begun.place.skip : 0;
  return before + shown.filter((one) => one.walk === walk && isSame(valuesOf(order, { ...one }), values)).length;
}

function isSame(one: readonly SortValue[], other: readonly SortValue[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** The words that somebody probably meant: of each typed one, what stands in the first listing's title. */
function asMeant(words: readonly string[], meaning: Meaning, found: FoundListing | undefined): string {
  const title = new Set(wordsOf(found?.title ?? ''));
  return words
    .map((word) => {
      const meant = meaning.find(({ typed }) => typed === word)?.words ?? [];
      return meant.find((term) => title.has(term)) ?? meant[0] ?? word;
    })
    .join(' ');
}
