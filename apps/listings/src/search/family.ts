/**
 * Words that differ in number only ("bike", "bikes"; "Lampe", "Lampen"; "libro", "libri") are of one family. Rough on
 * purpose, and the same for all languages, since nobody says which one a word is in: a family only gathers words that
 * listings really use, and what was typed is always the first of them.
 */
interface Ending {
  readonly ending: RegExp;
  readonly instead: string;
  /** Letters that must be left, so that short words stay apart. */
  readonly least: number;
}

const endings: readonly Ending[] = [
  // English: batteries, movies, toys. French, German, Italian: batteries, Batterien, sedie.
  { ending: /(?:ies|ie|ias|ia|ios|io|ien|ys)$/u, instead: 'y', least: 3 },
  // English: knives, shelves, gloves.
  { ending: /(?:ves|ve|fe)$/u, instead: 'f', least: 4 },
  // French: bateaux, journaux.
  { ending: /eaux$/u, instead: 'eau', least: 5 },
  { ending: /aux$/u, instead: 'al', least: 5 },
  // Portuguese, whose accents are off by now: cartoes, caminhoes.
  { ending: /(?:(?<=nh|[ctsl])oes|ao)$/u, instead: 'on', least: 5 },
  // German words of the market that English endings are not mistaken for.
  { ending: /(?<=buch|bild|rad|kleid|glas|brett|blatt|haus)er$/u, instead: '', least: 3 },
  { ending: /(?<=e[lr])n$/u, instead: '', least: 4 },
  { ending: /(?:es|en|e)$/u, instead: '', least: 3 },
  // Spanish, Portuguese, Italian: guitarras, libros, libri.
  { ending: /(?:as|os|a|o|i)$/u, instead: '', least: 4 },
  { ending: /s$/u, instead: '', least: 3 },
  // Hindi: किताबें, लड़कों, चाबियाँ, लड़के.
  { ending: /(?:िया[ँं]|ियों|ों|ें|ी|ा|े)$/u, instead: '', least: 2 },
];
const noPlural = /(?:ss|us|is)$/u;

/** The name of a word's family. Numbers, model names and short words are families of one. */
export function familyOf(word: string): string {
  return /^[\p{L}\p{M}]+$/u.test(word) ? withoutEnding(withoutEnding(word)) : word;
}

function withoutEnding(word: string): string {
  if (noPlural.test(word)) return word;
  for (const { ending, instead, least } of endings) {
    const stem = word.replace(ending, instead);
    if (stem !== word && Array.from(stem).length >= least) return stem;
  }
  return word;
}
