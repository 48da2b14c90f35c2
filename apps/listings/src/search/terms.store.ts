import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '@vybac/platform';
import type { Collection } from 'mongoose';
import { keysOfTerm, keysOfTyped } from './typos';

interface TermDocument {
  /** The word. */
  _id: string;
  /** See typos.ts. */
  keys: string[];
}

/** More terms than this share no key with a word that somebody typed. */
const mostCandidates = 300;

/** The words that listings have used: what a mistyped word may have been meant to be. */
@Injectable()
export class TermsStore implements OnModuleInit {
  private readonly collection: Collection<TermDocument>;

  constructor(database: Database) {
    this.collection = database.connection.collection<TermDocument>('terms');
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ keys: 1 });
  }

  /** Remembers words; known ones stay as they are. */
  async learn(terms: readonly string[]): Promise<void> {
    const known = await this.collection
      .find({ _id: { $in: [...terms] } })
      .project<{ _id: string }>({ _id: 1 })
      .toArray();
    const knownTerms = new Set(known.map(({ _id }) => _id));
    const updates = terms
      .filter((term) => !knownTerms.has(term))
      .map((term) => ({
        updateOne: { filter: { _id: term }, update: { $set: { keys: keysOfTerm(term) } }, upsert: true },
      }));
    if (updates.length > 0) await this.collection.bulkWrite(updates, { ordered: false });
  }

  /** Words that may have been meant by what was typed; some are further away than is forgiven. */
  async candidatesFor(typed: string): Promise<string[]> {
    const found = await this.collection
      .find({ keys: { $in: keysOfTyped(typed) } })
      .project<{ _id: string }>({ _id: 1 })
      .limit(mostCandidates)
      .toArray();
    return found.map(({ _id }) => _id);
  }
}
