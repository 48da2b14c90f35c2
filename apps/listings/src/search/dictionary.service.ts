import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BrowseStore } from './browse.store';
import { familyOf } from './family';
import type { Meaning, Meant } from './meaning';
import { type Term, TermsStore } from './terms.store';
import { namesLike, thingsAsked } from './things';
import { isTerm, nearest } from './typos';

/** How words are understood: as they stand; those nobody uses as beginnings of words; or as typos. */
export const readings = ['as-written', 'as-begun', 'as-typos'] as const;
export type Reading = (typeof readings)[number];

/** Milliseconds for which it is remembered which words are of a family. */
const familiesFor = 10_000;
const rememberedFamilies = 2_000;
/** A better known word finds so many times as much; otherwise suggesting it is only noise. */
const muchMore = 10;
const mostBeginnings = 8;
const mostNear = 4;

/** What the words mean that people type. */
@Injectable()
export class Dictionary {
  private readonly families = new LRUCache<string, readonly Term[]>({ max: rememberedFamilies, ttl: familiesFor });

  constructor(
    private readonly terms: TermsStore,
    private readonly listings: BrowseStore,
  ) {}

  /** What the words mean in this reading; null when it is no other than the one before. */
  async meaningOf(words: readonly string[], reading: Reading): Promise<Meaning | null> {
    const written = await this.asWritten(words);
    if (reading === 'as-written') return rarestFirst(written);
    const known = await this.listings.known(words);
    const read = await Promise.all(
      written.map(async (plain) => {
        const word = plain.typed;
        if (reading === 'as-begun') return known.has(word) ? plain : ((await this.begunBy(word)) ?? plain);
        const near = known.size === words.length || !known.has(word) ? await this.near(word) : [];
        if (near.length === 0) return plain;
        // Where every word is known and yet nothing has all of them, each may be right or wrong.
        return {
          typed: word,
          words: [...new Set([...(known.has(word) ? plain.words : []), ...near.map(({ term }) => term)])],
          finds: Math.max(findsOf(near), known.has(word) ? plain.finds : 0),
        };
      }),
    );
    return read.every((meant, index) => meant === written[index]) ? null : rarestFirst(read);
  }

  /** The same, with things by all their names; the very same when it names none. */
  async widened(meaning: Meaning): Promise<Meaning> {
    const asked = thingsAsked(meaning.map(saidBy));
    if (asked.length === 0) return meaning;
    const terms = await this.familiesOf(asked.map(({ thing }) => thing));
    const named = asked.map(({ thing, words, isPlain }, index) => {
      const said = meaning.filter((meant) => words.includes(saidBy(meant)));
      // Of a name of several words each one alone is another word.
      const alone = said.length === 1 ? (said[0]?.words ?? []) : [];
      return {
        typed: said.map(({ typed }) => typed).join(' '),
        words: [...alone, thing],
        finds: findsOf(terms[index] ?? []),
        ...(isPlain && { thing }),
      };
    });
    const others = meaning.filter((meant) => !asked.some(({ words }) => words.includes(saidBy(meant))));
    return rarestFirst([...others, ...named]);
  }

  /** Words that are used far more often than these, one typo away; null when there are none. */
  async betterKnown(words: readonly string[]): Promise<string[] | null> {
    const written = await this.asWritten(words);
    const better = await Promise.all(
      written.map(async ({ typed, finds }) => {
        const [best] = await this.near(typed);
        return best && best.finds > muchMore * Math.max(1, finds) ? best.term : typed;
      }),
    );
    return better.some((word, index) => word !== words[index]) ? better : null;
  }

  /** The most common words that go on like this, or that this is a typo of. */
  async completionsOf(beginning: string, limit: number): Promise<string[]> {
    const begun = await this.terms.beginningWith(beginning, limit);
    const [same = []] = await this.familiesOf([beginning]);
    const found = [...same, ...begun].sort((one, other) => other.finds - one.finds);
    const completions = found.length > 0 ? found : await this.near(beginning);
    return [...new Set(completions.map(({ term }) => term))].slice(0, limit);
  }

  private async asWritten(words: readonly string[]): Promise<Meant[]> {
    const families = await this.familiesOf(words);
    return words.map((word, index) => {
      const known = families[index] ?? [];
      return { typed: word, words: [...new Set([word, ...known.map(({ term }) => term)])], finds: findsOf(known) };
    });
  }

  private async begunBy(word: string): Promise<Meant | null> {
    const begun = await this.terms.beginningWith(word, mostBeginnings);
    return begun.length > 0 ? { typed: word, words: begun.map(({ term }) => term), finds: findsOf(begun) } : null;
  }

  /** The nearest words, those that find most first. */
  private async near(typed: string): Promise<Term[]> {
    if (!isTerm(typed)) return [];
    const used = nearest(typed, await this.terms.candidatesFor(typed));
    const found = used.length > 0 ? used : nearest(typed, namesLike(typed).map(unused));
    return found
      .filter(({ distance }) => distance === found[0]?.distance)
      .sort((one, other) => other.finds - one.finds)
      .slice(0, mostNear);
  }

  private async familiesOf(words: readonly string[]): Promise<(readonly Term[])[]> {
    const names = words.map(familyOf);
    const unknown = [...new Set(names.filter((name) => !this.families.has(name)))];
    if (unknown.length > 0) {
      const found = await this.terms.families(unknown);
      for (const name of unknown) this.families.set(name, found.get(name) ?? []);
    }
    return names.map((name) => this.families.get(name) ?? []);
  }
}

/** What is read in place of what was typed. */
function saidBy({ words: [said = ''] }: Meant): string {
  return said;
}

function unused(term: string): Term {
  return { term, finds: 0 };
}

function rarestFirst(read: readonly Meant[]): Meaning {
  return [...read].sort((one, other) => one.finds - other.finds);
}

function findsOf(terms: readonly { readonly finds: number }[]): number {
  return Math.max(0, ...terms.map(({ finds }) => finds));
}
