/**
 * Words with one or two wrong letters, found without trying all: two words within distance d share a form that is left
 * after deleting up to d letters from each (symmetric deletion).
 */

/** Deletions are taken from the beginning of long words only: enough to find candidates, which are then measured. */
const comparedLetters = 8;
const shortestTerm = 3;
const longestTerm = 24;
const latinLike = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{M}]+$/u;

/** How many letters may be wrong in place of this word: none in short words, one in words of 4 to 7 letters, two above. */
export function toleranceOf(term: string): number {
  const letters = Array.from(term).length;
  if (letters > 7) return 2;
  return letters >= 4 ? 1 : 0;
}

/** Whether a word is worth remembering for corrections: no numbers, no model names, no pairs of CJK characters. */
export function isTerm(candidate: string): boolean {
  const letters = Array.from(candidate).length;
  return letters >= shortestTerm && letters <= longestTerm && latinLike.test(candidate);
}

/** The keys under which the dictionary keeps a word. */
export function keysOfTerm(term: string): string[] {
  return deletionsOf(sounding(term), toleranceOf(term));
}

/** The keys under which to look for what somebody may have meant, which may be a letter longer or shorter. */
export function keysOfTyped(typed: string): string[] {
  const letters = Array.from(typed).length;
  return deletionsOf(sounding(typed), letters >= 7 ? 2 : 1);
}

// "bycicle" is the typo of all typos in second-hand markets, and no single letter of it is wrong: who mixes up letters of the
// same sound has not mistyped.
function sounding(word: string): string {
  return word.replaceAll('y', 'i').replaceAll('ph', 'f');
}

function deletionsOf(text: string, depth: number): string[] {
  let edge = [Array.from(text).slice(0, comparedLetters).join('')];
  const found = new Set(edge);
  for (let round = 0; round < depth; round += 1) {
    edge = edge.flatMap((form) => Array.from(form, (_, index) => withoutLetter(form, index)));
    edge.forEach((form) => found.add(form));
  }
  return [...found];
}

function withoutLetter(text: string, index: number): string {
  const letters = Array.from(text);
  letters.splice(index, 1);
  return letters.join('');
}

/** Damerau's distance: letters to insert, delete, replace, or swap with their neighbour. */
export function distanceBetween(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = at(previous, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let best = Math.min(replaced, at(previous, column) + 1, at(current, column - 1) + 1);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, at(beforePrevious, column - 2) + 1);
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

/** The terms that may have been meant, nearest first. What is allowed follows from the term's length, not from the typo's. */
export function nearest<Term extends { readonly term: string }>(
  typed: string,
  terms: readonly Term[],
): (Term & { readonly distance: number })[] {
  return terms
    .filter(({ term }) => term !== typed)
    .map((found) => ({ ...found, distance: distanceBetween(sounding(typed), sounding(found.term)) }))
    .filter(({ term, distance }) => distance <= toleranceOf(term))
    .sort((one, other) => one.distance - other.distance || one.term.localeCompare(other.term));
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
