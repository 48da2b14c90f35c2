import type { Random } from './random';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
export const typoKinds = ['drop', 'double', 'swap', 'neighbour'] as const;
export type TypoKind = (typeof typoKinds)[number];

/** A word with one letter dropped, doubled, swapped with the next or replaced by one beside it on the keyboard, anywhere in it. */
export function withTypo(word: string, kind: TypoKind, random: Random): string {
  for (;;) {
    const at = random.below(kind === 'swap' ? word.length - 1 : word.length);
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const mistyped = {
      drop: () => before + after,
      double: () => before + letter + letter + after,
      swap: () => before + after.charAt(0) + letter + after.slice(1),
      neighbour: () => before + random.one(neighboursOf(letter)) + after,
    }[kind]();
    // Two equal letters swapped are no typo.
    if (mistyped !== word) return mistyped;
  }
}

function neighboursOf(letter: string): string[] {
  const row = rows.findIndex((keys) => keys.includes(letter));
  const at = rows[row]?.indexOf(letter) ?? 0;
  return [rows[row]?.[at - 1], rows[row]?.[at + 1], rows[row - 1]?.[at], rows[row + 1]?.[at]].filter(
    (key): key is string => key !== undefined,
  );
}
