import { passwordMinimum } from '@vybac/contracts/identity';

export const strengths = ['tooShort', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];

/** A hint, not a rule: how many different characters, and of how many kinds; repetition counts for nothing. */
export function passwordStrength(password: string): Strength {
  const letters = Array.from(password.trim());
  if (letters.length < passwordMinimum) return 'tooShort';
  const different = new Set(letters).size;
  const varied = kinds.filter((kind) => kind.test(password)).length >= 3;
  const points = [different >= 7, different >= 10, different >= 13, varied].filter(Boolean).length;
  return strengths[points + 1] ?? 'strong';
}
