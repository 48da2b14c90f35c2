import { listingLimits } from '@vybac/contracts/listings';
import { withDigits } from './number-words';
import type { Span } from './tokens';
import * as said from './vocabulary/prices';

export interface PriceRead {
  /** In minor units. */
  readonly amount: number;
  /** The words that name it. */
  readonly because: string;
}

const number = String.raw`\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const amount = new RegExp(
  String.raw`(?<![\p{L}\d.,#/-])(?<before>${said.currencies})?\s?(?<number>${number})\s?(?<scale>k|hundred|tausend|mil|mila|万)?(?![\d])(?:[.,]-|\/-)?\s?(?<after>${said.currencies})?(?<unit>[\p{L}"”%°]*)`,
  'giu',
);
const roughly = String.raw`(?:about |around |like |maybe |roughly |somewhere around |is |at |for |just |only |me |over |in store |price )*[$€£]?`;
const endsWith = (words: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})[\s:=~-]*${roughly}$`, 'iu');
const beginsWith = (words: string) => new RegExp(String.raw`^[\s,]*(?:${words})`, 'iu');

const asked = endsWith(said.asks);
const mayBeAsked = endsWith(said.mayAsk);
const past = endsWith(said.before);
const pastAfter = new RegExp(String.raw`^\s*(?:${said.after})`, 'iu');
const bringing = endsWith(`(?:${said.bringing})(?: is| for| fee| costs?| it)?`);
const bringingAfter = new RegExp(String.raw`^\s*(?:for |de |per |per la |fur )?(?:${said.bringing})\b`, 'iu');
const counted = new RegExp(String.raw`(?<![\p{L}\d])(?:${said.counted})[\s:]*$`, 'iu');
const terms = beginsWith(said.terms);
const rates = new RegExp(String.raw`^\s*(?:${said.rates})`, 'iu');
const unit = new RegExp(String.raw`^(?:${said.units})$`, 'iu');
const follows = new RegExp(String.raw`^(?:${said.follows})$`, 'iu');
const termsGlued = new RegExp(String.raw`^(?:${said.terms})`, 'iu');
const free = new RegExp(said.free, 'iu');
const notFree = new RegExp(String.raw`(?:${said.notFree})[ -]$`, 'iu');

/** "Two of them", "2 or 3": a number that counts. */
const joins = /^[\s-]*(?:of|and|or(?! (?:best|offer|trade|obo|nearest|make|less)))\b/iu;
/** "4K TV", "14k gold": a K that is no thousand. */
const noThousand =
  /^[\s-]*(?:tv|monitor|display|screen|uhd|video|camera|hdr|ultra|gold|white|yellow|rose|solid|plated|gf|miles?|mi\b|km)/iu;
const gold = /\b(?:gold|karat|necklace|ring|bracelet|chain|earrings?|pendant|oro|ouro)\b/iu;
const karats = new Set(['8', '9', '10', '14', '18', '22', '24']);
/** More thousands than these are miles more often than money. */
const mostThousands = 30_000;
const called = /(?:call|text|phone|tel|cell|whatsapp|number|reach)[^.!?]*\d{3}\)?[\s.-]+$/iu;
const weightAtLeast = 1;

/**
 * The price that a text asks for; null when it names none. "Paid 400, asking 250" is 250, "6k" is 6,000, "free" is 0.
 * The currency is the marketplace's, whatever sign stands there.
 * @param names where names stand that may have numbers in them ("iPhone 13"): no price is read there
 */
export function priceOf(written: string, names: readonly Span[] = []): PriceRead | null {
  const text = withDigits(written).replace(/\b(\d+) grand\b/giu, '$1k');
  // Numbers that were words are none of a name.
  const isName = (at: number) => text === written && names.some(({ from, to }) => at >= from && at < to);
  const found = [...text.matchAll(amount)].flatMap((match) => candidate(text, match, isName));
  const [best] = found.sort((one, another) => another.weight - one.weight || another.at - one.at);
  if (best) return { amount: best.amount, because: best.because };
  const given = free.exec(text);
  return given && !notFree.test(text.slice(0, given.index)) ? { amount: 0, because: given[0].trim() } : null;
}

function candidate(text: string, match: RegExpExecArray, isName: (at: number) => boolean) {
  const { number: digits = '', before, after, scale, unit: glued = '' } = match.groups ?? {};
  const end = match.index + match[0].length;
  const lead = text.slice(Math.max(0, match.index - 40), match.index);
  const rest = text.slice(end - glued.length);
  const isAsked = asked.test(lead);
  const isRate = rates.test(rest);
  const hasTerms = terms.test(rest) || isRate;
  // "14 pounds" weighs more often than it costs.
  const isWeight = /^pounds?$/iu.test(after ?? '') && !isAsked && !hasTerms;
  if (isWeight) return [];
  const hasCurrency = before !== undefined || after !== undefined;
  if (past.test(lead) || pastAfter.test(rest) || bringing.test(lead) || bringingAfter.test(rest)) return [];
  const isThousands = scale !== undefined && !noThousand.test(rest);
  if (!hasCurrency && (isName(match.index + match[0].indexOf(digits)) || called.test(lead))) return [];
  const nextWord = /^[\s-]*([\p{L}"”%°]+)/u.exec(rest)?.[1] ?? '';
  if (!hasCurrency && !isAsked && !isRate && counts(lead, rest, nextWord)) return [];
  if (!hasCurrency && ((unit.test(nextWord) && !isRate) || (scale !== undefined && !isThousands))) return [];
  if (glued !== '' && /\d$/u.test(text.slice(0, end - glued.length)) && !termsGlued.test(glued)) return [];
  const value = valueOf(digits) * (isThousands ? scaleOf(scale) : 1);
  if (isThousands && !hasCurrency && !isAsked && !hasTerms && (value > mostThousands || isGold(digits, text)))
    return [];
  const minor = Math.round(value * 100);
  if (minor > listingLimits.price.maximum || !Number.isFinite(minor)) return [];
  const isYear = /^(?:19|20)\d\d$/.test(digits) && !hasCurrency && !isAsked;
  const weight =
    (hasCurrency ? 3 : 0) +
    (isAsked ? 3 : mayBeAsked.test(lead) ? 2 : 0) +
    (hasTerms ? 2 : 0) +
    (isThousands ? 1 : 0) +
    (/^\s*$/u.test(rest.replace(/[.!\p{Extended_Pictographic}]/gu, '')) ? 1.2 : 0) +
    (/[.,;!?\n]\s*$/u.test(lead) && /^\s*(?:[.,;!?\n]|$)/u.test(rest) ? 1.2 : 0) -
    (isYear ? 2.5 : 0);
  return weight > weightAtLeast
    ? [{ amount: minor, because: match[0].slice(0, match[0].length - glued.length).trim(), weight, at: match.index }]
    : [];
}

/** A size, a model, so many of something: what stands beside a bare number says so. */
function counts(lead: string, rest: string, nextWord: string): boolean {
  if (counted.test(lead) || joins.test(rest) || /\d\s?(?:x|to|or|bis|a|à)\s*$/iu.test(lead)) return true;
  return nextWord !== '' && !/^\s*[-–—]\s/u.test(rest) && !terms.test(rest) && !follows.test(nextWord);
}

function scaleOf(word: string): number {
  return word === '万' ? 10_000 : /^hundred$/iu.test(word) ? 100 : 1_000;
}

function isGold(digits: string, text: string): boolean {
  return karats.has(digits) && gold.test(text);
}

/** "1,200.50", "1.200,50", "1 200" and "1'200" as a number. */
function valueOf(digits: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimals ? digits.slice(0, decimals.index) : digits).replace(/[ .,']/g, '');
  return Number(whole) + (decimals ? Number(`0.${decimals[1] ?? '0'}`) : 0);
}
