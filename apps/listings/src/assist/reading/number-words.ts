const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const small = new Map([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, index * 10] as const),
]);
const word = [...small.keys(), 'fourty', 'hundred', 'thousand', 'grand', 'a', 'and'].join('|');
const written = new RegExp(String.raw`\b(?:(?:${word})(?:[\s-]+|\b))+`, 'giu');

const money = /^(?:dollars?|bucks?|euros?|quid|each|apiece|a piece|an hour|obo|firm)\b/iu;

/**
 * Amounts as people dictate them in English, written in digits: "asking two hundred fifty" → "asking 250", "three grand" → "3000",
 * "one fifty" → "150". A lonely "a", "and" or number below ten stays as it is,
 * unless a currency follows: it counts things more often than money.
 */
export function withDigits(text: string): string {
  return text.replace(/\b(?:a )?couple (?:of )?hundred\b/giu, '200').replace(written, (found, offset: number) => {
    const words = found
      .trim()
      .toLowerCase()
      .split(/[\s-]+/);
    const last = words.at(-1) ?? '';
    // "Forty and …": what belongs to the next words is given back.
    const tail = last === 'and' || last === 'a' ? ` ${last}` : '';
    const isMoney = money.test(text.slice(offset + found.length));
    const amount = amountOf(tail ? words.slice(0, -1) : words, isMoney);
    const space = /\s$/.test(found) ? ' ' : '';
    return amount === null ? found : `${amount}${tail}${space}`;
  });
}

function amountOf(words: readonly string[], isMoney: boolean): number | null {
  if (!words.some((word) => word !== 'a' && word !== 'and')) return null;
  let [total, current] = [0, 0];
  for (const word of words) {
    const value = word === 'fourty' ? 40 : small.get(word);
    if (word === 'hundred') current = (current || 1) * 100;
    else if (word === 'thousand' || word === 'grand') [total, current] = [total + (current || 1) * 1_000, 0];
    // "One fifty", "two twenty five": hundreds left out.
    else if (value !== undefined)
      current = current > 0 && current < 20 && value >= 10 ? current * 100 + value : current + value;
  }
  const amount = total + current;
  return amount < 10 && words.length === 1 && !isMoney ? null : amount;
}
