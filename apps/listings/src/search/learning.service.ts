import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BrowseStore } from './browse.store';
import { headWordsOf, listingWordsOf, type SearchedFields } from './search-keys';
import { countedTerms, isKept, TermsStore } from './terms.store';

/** Words of one listing that go into the dictionary; those of the title come first. */
const mostTerms = 150;
/** In milliseconds. */
const commonFor = 3_600_000;
const rememberedCommon = 5_000;

/** Teaches the dictionary the words of listings, and how many name each thing. The same listing twice changes nothing. */
@Injectable()
export class Learning {
  /** Words that were common when they were counted not long ago. */
  private readonly common = new LRUCache<string, true>({ max: rememberedCommon, ttl: commonFor });

  constructor(
    private readonly terms: TermsStore,
    private readonly listings: BrowseStore,
  ) {}

  /** @param counted words that need not be counted again; those counted now are added */
  async learn(fields: SearchedFields, counted?: Map<string, number>): Promise<void> {
    const head = headWordsOf(fields).filter(isKept);
    const words = [...new Set([...head, ...listingWordsOf(fields).filter(isKept)])].slice(0, mostTerms);
    const known = await this.terms.known(words);
    // What is common stays so for an hour; words of descriptions are only known, so that they can be corrected to.
    const isCommon = (word: string) => (known.get(word) ?? 0) >= countedTerms && this.common.has(word);
    const toCount = head.filter((word) => !isCommon(word) && !counted?.has(word));
    const counts = await this.listings.countEach(
      toCount.map((word) => ({ words: word })),
      countedTerms,
    );
    const finds = new Map(words.filter((word) => !known.has(word)).map((word) => [word, 0]));
    toCount.forEach((word, index) => {
      finds.set(word, counts[index] ?? 0);
      if (counts[index] === countedTerms) this.common.set(word, true);
      counted?.set(word, counts[index] ?? 0);
    });
    await this.terms.learn(finds);
  }
}
