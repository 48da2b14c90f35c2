/** A word that a recogniser believes to see, and how sure it is, from 0 to 100. */
export interface SeenWord {
  readonly text: string;
  readonly confidence: number;
}

/** Patterns, leaves and fabric look like letters to a recogniser, but it is not sure of them. */
const sure = 75;
const wordlike = /[\p{L}\p{N}]{2,}/u;
/** A lonely short word is an accident more often than a label. */
const leastLetters = 4;

/** What is really written in lines of seen words: the sure ones, one line each; empty when that is nothing. */
export function writingIn(lines: readonly (readonly SeenWord[])[]): string {
  const written = lines
    .map((words) => words.filter(({ text, confidence }) => confidence >= sure && wordlike.test(text)))
    .map((words) => words.map(({ text }) => text).join(' '))
    .filter((line) => line !== '');
  const text = written.join('\n');
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= leastLetters ? text : '';
}
