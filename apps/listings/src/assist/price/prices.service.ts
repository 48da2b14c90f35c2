import { Injectable } from '@nestjs/common';
import type { InputOf, OutputOf } from '@vybac/contracts';
import { citedComparables, minimumComparables, type PriceRange, type suggestPrice } from '@vybac/contracts/listings';
import { Clock } from '@vybac/kit';
import { wordsOf } from '../../search/words';
import { type Candidate, comparablesOf, type Range, rangeOf } from './comparables';
import { ComparablesStore, type StoredComparable } from './comparables.store';

export type PriceWanted = InputOf<typeof suggestPrice>['body'];
type Answer = OutputOf<typeof suggestPrice>;

/** Words that are in titles of everything. */
const emptyWords = new Set(
  'a an the and or of for with in on to my your new used good great nice like sale selling size de la le el un una der die das mit und et y e con per por para'.split(
    ' ',
  ),
);
const mostWords = 8;

/** What comparable things of this marketplace go for. Every figure names the listings that it is taken from. */
@Injectable()
export class PricesService {
  constructor(
    private readonly listings: ComparablesStore,
    private readonly clock: Clock,
  ) {}

  async suggest({ title, category, condition, listingId }: PriceWanted): Promise<Answer> {
    const words = wordsOf(title)
      .filter((word) => !emptyWords.has(word))
      .slice(0, mostWords);
    const found = words.length === 0 ? [] : await this.listings.find(words, category, listingId);
    const comparables = comparablesOf({ words, category, condition }, found.map(candidateOf), this.clock.now());
    const range = rangeOf(comparables);
    return { range: range && shown(range), found: comparables.length, minimum: minimumComparables };
  }
}

type Found = Candidate & { readonly currency: string };

function candidateOf(listing: StoredComparable): Found {
  const { _id: id, title, category, condition, currency, status, createdAt, soldAt, soldFor } = listing;
  const sold = status === 'sold';
  return {
    id,
    title,
    words: wordsOf(title),
    category,
    condition,
    currency,
    priceAmount: (sold ? soldFor : undefined) ?? listing.priceAmount,
    sold,
    at: (sold ? soldAt : null) ?? createdAt,
  };
}

function shown({ low, median, high, used }: Range<Found>): PriceRange {
  const currency = used[0]?.candidate.currency ?? '';
  const moments = used.map(({ candidate }) => candidate.at.toISOString()).sort();
  return {
    low: { amount: low, currency },
    median: { amount: median, currency },
    high: { amount: high, currency },
    count: used.length,
    soldCount: used.filter(({ candidate }) => candidate.sold).length,
    oldest: moments[0] ?? '',
    newest: moments.at(-1) ?? '',
    comparables: used.slice(0, citedComparables).map(({ candidate }) => ({
      listingId: candidate.id,
      title: candidate.title,
      price: { amount: candidate.priceAmount, currency: candidate.currency },
      condition: candidate.condition,
      sold: candidate.sold,
      at: candidate.at.toISOString(),
    })),
  };
}
