/**
 * What people call the goods of one category, in nine languages. Terms are separated by commas; a term may have several words.
 * Written from general knowledge of second-hand goods, never from the ads that measure it.
 */
export interface Vocabulary {
  /** Settles it whatever else is said, e.g. "lessons" or "licence key". */
  readonly certain?: string;
  /** What the item is. */
  readonly things: string;
  /** German words that end compounds: "Tisch" also means "Küchentisch". */
  readonly compounds?: string;
  /** Brands, models, series, authors. */
  readonly makers?: string;
  /** What is said about such items. */
  readonly traits?: string;
}
