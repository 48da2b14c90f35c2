import { Injectable } from '@nestjs/common';
import { BrowseStore } from './browse.store';
import { headWordsOf, listingWordsOf, type SearchedFields } from './search-keys';
import { countedTerms, isKept, TermsStore } from './terms.store';

/** Words of one listing that go into the dictionary; those of the title come first. */
const mostTerms = 150;

/** Teaches the dictionary the words of listings, and how many name each thing. The same listing twice changes nothing. */
@Injectable()
export class Learning {
  constructor(
    private readonly terms: TermsStore,
    private readonly listings: BrowseStore,
  ) {}

  /** @param counted words that need not be counted again; those counted now are added */
  async learn(fields: SearchedFields, counted?: Map<string, number>): Promise<void> {
    const head = headWordsOf(fields).filter(isKept);
    const words = [...new Set([...head, ...listingWordsOf(fields).filter(isKept)])].slice(0, mostTerms);
    const known = await this.terms.known(words);
    // What is common stays common; words of descriptions are only known, so that they can be corrected to.
    const toCount = head.filter((word) => (known.get(word) ?? 0) < countedTerms && !counted?.has(word));
    const counts = await this.listings.countEach(
      toCount.map((word) => ({ words: word })),
      countedTerms,
    );
    const finds = new Map(words.filter((word) => !known.has(word)).map((word) => [word, 0]));
    toCount.forEach((word, index) => {
      finds.set(word, counts[index] ?? 0);
      counted?.set(word, counts[index] ?? 0);
    });
    await this.terms.learn(finds);
  }
}
