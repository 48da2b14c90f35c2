import { Injectable, type OnModuleInit } from '@nestjs/common';
import { cappedCount } from '@vybac/contracts/listings';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';
import { familyOf } from './family';
import { isTerm, keysOfTerm, keysOfTyped } from './typos';
import { isWithoutSpaces } from './words';

interface TermDocument {
  /** The word. */
  _id: string;
  /** See family.ts. */
  family: string;
  /** See typos.ts. */
  keys: string[];
  /** Its first letters, as far as they are kept. */
  beginnings: string[];
  /** How many listings it found when it was last counted, no further than {@link countedTerms}. */
  finds: number;
}

/** A word of the dictionary. */
export interface Term {
  readonly term: string;
  readonly finds: number;
}

/** Terms are counted no further: what is more common than this is simply common. */
export const countedTerms = cappedCount + 1;
/** More terms than this share no key with a word that somebody typed. */
const mostCandidates = 200;
const mostOfFamily = 6;
const [shortestBeginning, longestBeginning] = [2, 5];
/** So few words begin alike further on that they are sorted when asked for. */
const mostBeginningAlike = 100;

const commonFirst = { finds: -1 } as const;
const asTerm = { _id: 0, term: '$_id', finds: 1 } as const;

/** The words that listings have used: what a beginning or a mistyped word may have been meant to be. */
@Injectable()
export class TermsStore implements OnModuleInit {
  private readonly collection: Collection<TermDocument>;

  constructor(database: Database) {
    this.collection = database.connection.collection<TermDocument>('terms');
  }

  async onModuleInit(): Promise<void> {
    for (const field of ['family', 'keys', 'beginnings'])
      await this.collection.createIndex({ [field]: 1, ...commonFirst });
  }

  /** What is known of these words. */
  async known(words: readonly string[]): Promise<Map<string, number>> {
    const found = await this.collection
      .find({ _id: { $in: [...words] } })
      .project<Term>(asTerm)
      .toArray();
    return new Map(found.map(({ term, finds }) => [term, finds]));
  }

  /** Remembers words, and how many listings they find. */
  async learn(terms: ReadonlyMap<string, number>): Promise<void> {
    const updates = [...terms].map(([term, finds]) => ({
      updateOne: {
        filter: { _id: term },
        update: {
          $set: { finds },
          $setOnInsert: {
            family: familyOf(term),
            keys: isTerm(term) ? keysOfTerm(term) : [],
            beginnings: beginningsOf(term),
          },
        },
        upsert: true,
      },
    }));
    if (updates.length > 0) await this.collection.bulkWrite(updates, { ordered: false });
  }

  /** The words of each family, the most common first. */
  async families(names: readonly string[]): Promise<Map<string, Term[]>> {
    const found = await this.collection
      .find({ family: { $in: [...names] } })
      .project<Term & { family: string }>({ ...asTerm, family: 1 })
      .sort(commonFirst)
      .limit(names.length * mostOfFamily)
      .toArray();
    const families = new Map<string, Term[]>();
    for (const { family, ...term } of found) families.set(family, [...(families.get(family) ?? []), term]);
    return families;
  }

  /** The most common words that begin so. */
  async beginningWith(beginning: string, limit: number): Promise<Term[]> {
    const length = Array.from(beginning).length;
    if (length < shortestBeginning) return [];
    const isKept = length <= longestBeginning;
    const filter = isKept ? { beginnings: beginning } : { _id: { $gt: beginning, $lt: `${beginning}\uffff` } };
    const found = await this.collection
      .find(filter)
      .project<Term>(asTerm)
      .sort(isKept ? commonFirst : { _id: 1 })
      .limit(isKept ? limit : mostBeginningAlike)
      .toArray();
    return found.sort((one, other) => other.finds - one.finds).slice(0, limit);
  }

  /** Words that may have been meant by what was typed; some are further away than is forgiven. */
  candidatesFor(typed: string): Promise<Term[]> {
    return this.collection
      .find({ keys: { $in: keysOfTyped(typed) } })
      .project<Term>(asTerm)
      .sort(commonFirst)
      .limit(mostCandidates)
      .toArray();
  }
}

/** Whether the dictionary keeps a word: no figures, no pieces of Chinese or Japanese. */
export function isKept(word: string): boolean {
  return word.length >= 3 && !/^\p{N}+$/u.test(word) && !isWithoutSpaces(word);
}

function beginningsOf(term: string): string[] {
  const letters = Array.from(term);
  const longest = Math.min(longestBeginning, letters.length - 1);
  return Array.from({ length: Math.max(0, longest - shortestBeginning + 1) }, (_, index) =>
    letters.slice(0, index + shortestBeginning).join(''),
  );
}
