import { listingLimits } from '@vybac/contracts/listings';
import { cleanLine, codePoints } from '@vybac/kit';

/** Longer titles are cut at a word: what a card shows in two lines. */
const shownTitle = 80;
const shortestTag = 2;

/** How people begin an ad before they name the item, in nine languages. */
const opening =
  /^(?:(?:hi|hello|hey|hola|bonjour|hallo|ciao|ola|dear all|大家好|こんにちは|नमस्ते)[\s,!.]+)?(?:(?:i am|i['’]?m|im|we are|we['’]?re) (?:selling|offering|getting rid of|letting go of)|(?:selling|for sale|offering|i have|we have|got|up for sale|on sale|wts|fs)|i want to sell|i would like to sell|looking to sell|(?:se )?vende(?:mos|n)?|vendo|en venta|ofrezco|je vends|a vendre|à vendre|vends|ich verkaufe|verkaufe|biete(?: hier)?|wir verkaufen|zu verkaufen|vendesi|in vendita|vende-se|à venda|出售|转让|出一?[台个件双本辆把部]?|卖|出品します|売ります|बेचना है|बिकाऊ)[\s:!,.-]+/iu;
const article =
  /^(?:my|our|a|an|the|this|some|mi|mis|un|una|unos|unas|mon|ma|mes|une|des|mein|meine|meinen|ein|eine|einen|il|la|lo|mia|mio|uno|meu|minha|um|uma|this is (?:a|my)|these|old)\s+(?=\S)/iu;
const end = /[.!?。！？\n;]|\s[-–—]\s|[,、，](?=\s|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/u;
const priceLead =
  /[\s,;:–-]*(?:(?:asking|for|price|only|at|i want|por|pour|für|per|a|pido|preis|prix|precio|prezzo|preço)\s*)?$/iu;

/**
 * A title out of the text's own words: its first clause that is long enough, without greeting, "selling my" and price.
 * @param price the words that name the price, left out
 * @returns null when too little is left to be a title
 */
export function titleOf(text: string, price: string | null): string | null {
  const named = cleanLine(text.replace(/\n+/gu, '. ')).replace(opening, '').replace(article, '');
  const priceless =
    price && named.includes(price) ? named.slice(0, named.indexOf(price)).replace(priceLead, '') : named;
  const words = codePoints(priceless.trim()) >= listingLimits.title.minimum ? priceless : named;
  const clause = shortened(clauseOf(words)).replace(/[\s,.;:!–-]+$/u, '');
  if (codePoints(clause) < listingLimits.title.minimum) return null;
  return clause.charAt(0).toLocaleUpperCase() + clause.slice(1);
}

/** What names the item, as tags. */
export function tagsOf(words: readonly string[]): string[] {
  const tags = words
    .map((word) => cleanLine(word).toLowerCase())
    .filter((word) => {
      const length = codePoints(word);
      return length >= shortestTag && length <= listingLimits.tags.length;
    });
  return [...new Set(tags)].slice(0, listingLimits.tags.maximum);
}

// A first clause of one short word ("Bike, blue, 26 inch") takes in the next.
function clauseOf(text: string): string {
  const first = end.exec(text);
  if (!first) return text;
  if (first.index >= 12 || /[.!?。！？\n]/u.test(first[0])) return text.slice(0, first.index);
  const second = end.exec(text.slice(first.index + first[0].length));
  return second ? text.slice(0, first.index + first[0].length + second.index) : text;
}

function shortened(text: string): string {
  const points = Array.from(text);
  if (points.length <= shownTitle) return text;
  const cut = points.slice(0, shownTitle).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > shownTitle / 2 ? cut.slice(0, lastSpace) : cut;
}
