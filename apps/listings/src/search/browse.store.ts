import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, readBatch } from '@vybac/platform';
import type { Collection, mongo } from 'mongoose';
import type { ListingState } from '../listings/listing';
import type { Place } from './paging';
import { type Filter, segmentsAfter, type SortValue, valuesOf } from './sorting';
import { collectionName, countsOf, shownBy, stagesOf } from './walk-stages';
import { mostCandidatesOf, type Walk } from './walks';

export type FoundListing = Pick<
  ListingState,
  | 'title'
  | 'priceAmount'
  | 'currency'
  | 'category'
  | 'condition'
  | 'status'
  | 'seller'
  | 'location'
  | 'createdAt'
  | 'images'
  | 'heat'
  | 'favoriteCount'
> & {
  _id: string;
  position?: ListingState['position'];
  /** The number of the walk that found it. */
  walk: number;
};

type StoredListing = ListingState & { _id: string };

const newest = { createdAt: -1, _id: -1 } as const;
const price = { priceAmount: -1, createdAt: -1, _id: -1 } as const;

/** More rows than a page and its counts ever have. */
const wholePage = 1_000;

/** One index per way of browsing: equal fields first, then the order, so that a page is one short walk (design §6). */
const indexes: readonly mongo.IndexSpecification[] = [
  { status: 1, ...newest },
  { status: 1, ...price },
  { status: 1, category: 1, ...newest },
  { status: 1, category: 1, ...price },
  { status: 1, heat: -1, ...newest },
  { status: 1, sellerId: 1, ...newest },
];
/** Most of what all indexes weigh; repetitive, so that compressing it makes it less than half. */
const keysIndex = {
  partialFilterExpression: { status: 'active' },
  storageEngine: { wiredTiger: { configString: 'block_compressor=snappy' } },
};
/** Of editions before: search keys that weighed many times as much, and popularity that knew no time. */
const formerIndexes = [
  'status_1_words_1_createdAt_-1__id_-1',
  'status_1_words_1_priceAmount_-1_createdAt_-1__id_-1',
  'status_1_viewCount_-1_createdAt_-1__id_-1',
];

/** Reads pages of cards from the listings. It never writes. */
@Injectable()
export class BrowseStore implements OnModuleInit {
  private readonly collection: Collection<StoredListing>;

  constructor(private readonly database: Database) {
    this.collection = database.connection.collection<StoredListing>(collectionName);
  }

  async onModuleInit(): Promise<void> {
    for (const keys of indexes) await this.collection.createIndex(keys);
    await this.collection.createIndex({ words: 1, createdAt: -1 }, keysIndex);
    for (const { name } of await this.collection.indexes())
      if (name !== undefined && formerIndexes.includes(name)) await this.collection.dropIndex(name);
  }

  /** What a walk finds behind a place, and where its candidates ended before that was enough; null when they did not. */
  async read(
    walk: Walk,
    after: Place | null,
    limit: number,
  ): Promise<{ found: FoundListing[]; end: readonly SortValue[] | null }> {
    const found: FoundListing[] = [];
    for (const segment of after && !walk.ranked ? segmentsAfter(walk.order, after.values) : [{}]) {
      found.push(...(await this.findIn(walk, segment, after, limit - found.length)));
      if (found.length >= limit) break;
      const end = await this.endOfCandidates(walk, segment);
      if (end) return { found, end };
    }
    return { found, end: null };
  }

  /** @param segment what follows the place */
  private findIn(walk: Walk, segment: Filter, after: Place | null, limit: number): Promise<FoundListing[]> {
    if (mostCandidatesOf(walk) !== null) return this.aggregated(stagesOf(walk, segment, after, limit));
    // Where all candidates pass, a plain find is the same for less.
    return readBatch(this.database.connection, {
      find: collectionName,
      filter: { status: 'active', ...walk.along, ...segment },
      projection: shownBy(0),
      sort: walk.order,
      skip: after?.skip ?? 0,
      limit,
      singleBatch: true,
    });
  }

  private aggregated<Row>(pipeline: readonly mongo.Document[]): Promise<Row[]> {
    const cursor = { batchSize: wholePage };
    return readBatch(this.database.connection, { aggregate: collectionName, pipeline, cursor });
  }

  /**
   * The first listings of walks that follow one another, each with the number of its walk, and how many listings `counted`
   * finds, counted no further than `countLimit`, which it is without counting where nothing is to be counted: one question to the
   * database, as the asking costs more than either answer. A walk that is not needed any more is not begun.
   */
  async findFirst(
    walks: readonly Walk[],
    limit: number,
    counted: Walk | null,
    countLimit: number,
  ): Promise<{ found: FoundListing[]; total: number; candidates: number }> {
    const counts = counted ? countsOf(counted, countLimit) : [];
    const [first = [], ...further] = walks.map((walk, number) => stagesOf(walk, {}, null, limit, number));
    const rows = await this.aggregated<FoundListing | { total: number } | { candidates: number }>([
      ...first,
      ...further.flatMap((pipeline) => [{ $unionWith: { coll: collectionName, pipeline } }, { $limit: limit }]),
      ...counts.map((pipeline) => ({ $unionWith: { coll: collectionName, pipeline } })),
    ]);
    const answer = { found: [] as FoundListing[], total: counted ? 0 : countLimit, candidates: 0 };
    for (const row of rows) {
      if ('_id' in row) answer.found.push(row);
      else Object.assign(answer, row);
    }
    return answer;
  }

  /** Where the candidates that one page may look at end; null when there are not so many. */
  async endOfCandidates(walk: Walk, segment: Filter = {}): Promise<readonly SortValue[] | null> {
    const { along, order, ranked } = walk;
    const most = mostCandidatesOf(walk);
    if (most === null || ranked) return null;
    const projection = { _id: 0, ...Object.fromEntries(Object.keys(order).map((field) => [field, 1])) };
    const [last] = await this.collection
      .find({ status: 'active', ...along, ...segment }, { projection })
      .sort(order)
      .skip(most - 1)
      .limit(1)
      .toArray();
    return last ? valuesOf(order, last) : null;
  }

  /** How many listings each of these finds, counted no further than `limit`. */
  async countEach(filters: readonly Filter[], limit: number): Promise<number[]> {
    return Promise.all(
      filters.map((filter) => this.collection.countDocuments({ status: 'active', ...filter }, { limit })),
    );
  }

  /** Which of these words finds an active listing. */
  async known(words: readonly string[]): Promise<Set<string>> {
    const counts = await this.countEach(
      words.map((word) => ({ words: word })),
      1,
    );
    return new Set(words.filter((_, index) => counts[index]));
  }

  /** What is searched for in a listing, whatever its state. */
  async searchedFields(
    id: string,
  ): Promise<Pick<StoredListing, 'title' | 'tags' | 'category' | 'description' | 'priceAmount' | 'status'> | null> {
    const projection = { _id: 0, title: 1, tags: 1, category: 1, description: 1, priceAmount: 1, status: 1 };
    return this.collection.findOne({ _id: id }, { projection });
  }
}
