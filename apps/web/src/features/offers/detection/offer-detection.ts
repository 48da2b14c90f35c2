import { offerAmounts } from '@vybac/contracts/messaging';
import { parsePrice } from '@vybac/kit';

export interface DetectedOffer {
  /** In cents. */
  amount: number;
  confidence: 'high' | 'medium' | 'low';
}

// Not a part of a word, a percentage, a time or a longer number.
const digits = String.raw`(?<![\w.,:/])(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)`;
const number = String.raw`${digits}(?![\w%]|[.,:/]\d)`;
const unit = String.raw`(?:usd|dollars?)\b`;
const phrase = String.raw`\b(?:offer(?:ing)?|pay|how about|i['’]ll pay)\b`;
const filler = String.raw`(?:\s+(?:you|of|is|up to|just|only|around|about|for|it|,))*\s*:?\s*`;

const withCurrency = new RegExp(String.raw`\$\s?${number}|${digits}\s?${unit}|\busd\s?${number}`, 'gi');
const afterPhrase = new RegExp(`${phrase}${filler}${number}`, 'gi');
const onItsOwn = new RegExp(String.raw`^\s*${number}\s*[.!?]?\s*$`);
const anywhere = new RegExp(number, 'g');

/** Bounds of the fallback: the largest plain number between 1 and 10,000, in cents. */
const plain = { minimum: 100, maximum: 1_000_000 };

/**
 * The amount that a buyer's message names (spec 2 §5 Offer detection): with a currency or on its own (high) before one
 * after words such as "how about" (medium) before the largest plain number (low); the larger of equals; null for none.
 */
export function detectOffer(text: string): DetectedOffer | null {
  const bare = onItsOwn.exec(text);
  const high = largest([...amounts(text, withCurrency), ...(bare ? amounts(text, anywhere) : [])], offerAmounts);
  if (high !== null) return { amount: high, confidence: 'high' };
  const medium = largest(amounts(text, afterPhrase), offerAmounts);
  if (medium !== null) return { amount: medium, confidence: 'medium' };
  const low = largest(amounts(text, anywhere), plain);
  return low === null ? null : { amount: low, confidence: 'low' };
}

function amounts(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    // One of the groups, that of the alternative which matched.
    const amount = parsePrice(match.slice(1).join('').replaceAll(',', ''));
    return amount === null ? [] : [amount];
  });
}

function largest(found: number[], { minimum, maximum }: { minimum: number; maximum: number }): number | null {
  const fitting = found.filter((amount) => amount >= minimum && amount <= maximum);
  return fitting.length > 0 ? Math.max(...fitting) : null;
}
