import { Injectable } from '@nestjs/common';
import { BrowseStore } from './browse.store';
import { TermsStore } from './terms.store';
import { isTerm, nearest } from './typos';

/** Of the nearest words, so many are weighed by how much they would find. */
const weighed = 5;
const mostCounted = 200;

/** What somebody meant whose words find nothing. */
@Injectable()
export class Corrections {
  constructor(
    private readonly terms: TermsStore,
    private readonly listings: BrowseStore,
  ) {}

  /** The words with mistyped ones replaced; null when there is nothing to put right. */
  async correct(words: readonly string[]): Promise<string[] | null> {
    const known = await this.listings.known(words);
    const corrected = await Promise.all(
      words.map(async (word) => (known.has(word) ? word : ((await this.meantBy(word)) ?? word))),
    );
    return corrected.some((word, index) => word !== words[index]) ? corrected : null;
  }

  // The nearest word, and among equally near ones that which finds most.
  private async meantBy(typed: string): Promise<string | null> {
    if (!isTerm(typed)) return null;
    const near = nearest(typed, await this.terms.candidatesFor(typed)).slice(0, weighed);
    const counted = await Promise.all(
      near.map(async ({ term, distance }) => ({
        term,
        distance,
        finds: await this.listings.count({ status: 'active', words: term }, mostCounted),
      })),
    );
    const [best] = counted
      .filter(({ finds }) => finds > 0)
      .sort((one, other) => one.distance - other.distance || other.finds - one.finds);
    return best?.term ?? null;
  }
}
