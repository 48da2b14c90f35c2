const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words are too near to too many others. */
const [shortestSwapped, shortestWrong] = [5, 6];
const latin = /^[a-z]+$/;
const lettersAndDigits = /^([a-z]{2,})(\d+)([a-z]*)$/;

/**
 * The words that somebody may have meant who wrote this one with one slip: a letter too many, too few, wrong, or two swapped. The first
 * letter is right nearly always. Nearest kinds of slips first; none for short words.
 */
export function* slipsOf(word: string): Generator<string> {
  if (!latin.test(word) || word.length < shortestSwapped) return;
  for (let at = 1; at < word.length - 1; at += 1) {
    const [one = '', other = ''] = word.slice(at, at + 2);
    if (one !== other) yield word.slice(0, at) + other + one + word.slice(at + 2);
  }
  if (word.length < shortestWrong) return;
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 1; at <= word.length; at += 1) {
    for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at);
  }
  for (let at = 1; at < word.length; at += 1) {
    for (const letter of letters) if (letter !== word[at]) yield word.slice(0, at) + letter + word.slice(at + 1);
  }
}

/** "iphone13" and "rtx3060" as people also write them: "iphone 13", and without the number; none for other words. */
export function apart(word: string): readonly string[] {
  const [, name, number, rest] = lettersAndDigits.exec(word) ?? [];
  if (!name || !number) return [];
  return [...new Set([`${name} ${number}${rest ?? ''}`, `${name} ${number}`]), ...(name.length > 2 ? [name] : [])];
}
