import { wordsOf } from './words';

/** A word that somebody typed, and the words of listings that it stands for. */
export interface Meant {
  readonly typed: string;
  readonly words: readonly string[];
  /** How many listings the best known of these finds, as the dictionary knows it: an order, and whether it is common. */
  readonly finds: number;
  /** The thing that was named, by whatever name (things.ts). */
  readonly thing?: string;
}

/** All words that somebody typed, the probably rarest first. */
export type Meaning = readonly Meant[];

/** What somebody probably meant: of each typed word, what stands in the title that was found first. */
export function asMeant(words: readonly string[], meaning: Meaning, title = ''): string {
  const found = new Set(wordsOf(title));
  return words
    .map((word) => {
      const meant = meaning.find(({ typed }) => typed === word)?.words ?? [];
      return meant.find((term) => found.has(term)) ?? meant[0] ?? word;
    })
    .join(' ');
}
