import { listingLimits } from '@vybac/contracts/listings';
import { withDigits } from './number-words';

export interface PriceRead {
  /** In minor units. */
  readonly amount: number;
  /** The words that name it. */
  readonly because: string;
}

const number = String.raw`\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const currency = String.raw`\$|€|£|₹|¥|￥|usd|us\$|r\$|eur|euros?|dollars?|bucks?|pounds?|quid|rs\.?|reais|real|yen|yuan|rmb|元|块|円|रुपये|रुपए|रुपया|rupees?|chf|pesos?`;
const amount = new RegExp(
  String.raw`(?<![\p{L}\d.,#/-])(?<before>${currency})?\s?(?<number>${number})\s?(?<scale>k|tausend|mil|mila|万)?(?!\d)\s?(?<after>${currency})?(?<unit>[\p{L}"”%°]*)`,
  'giu',
);

/** Just before an amount: this is what is asked. */
const asking =
  /(?:asking(?: price)?|asking for|price(?:d)?(?: is| at| to)?|want(?:ing)?|selling (?:it |them |all |both |this |everything )?(?:for|at)|selling|sell (?:it |them )?for|take|taking|yours for|yours at|only|just|for|at|obo|firm|sale price|now|each|make it|let (?:it|them|all|both|everything) go (?:for|at)|go for|going for|gone for|looking (?:for|to get)|hoping (?:for|to get)|hope to get|like to get|need|have (?:it|them) for|could do|will do|can do|how about|drop(?:ped)? to|down to|reduced to|lowered to|starting at|set for|both for|all for|lot for|everything for|pair for|pido|precio|por|a|vendo (?:a|por)|prix|pour|preis|vb|fur|für|um|prezzo|chiedo|a soli|preco|preço|por apenas|价格|售价|出价|卖|价|価格|値段|कीमत|दाम|मूल्य)[\s:=~-]*(?:about |around |like |maybe |roughly |somewhere around )?[$€£]?$/iu;
const asked =
  /(?:asking(?: price| for)?|price(?: is)?|sell(?:ing)? (?:it |them |all |both )?(?:for|at)|(?:will |d |ll )?take|yours for|let (?:it|them) go for|looking (?:for|to get)|hoping (?:for|to get)|now|pido|precio|prix|preis|prezzo|chiedo|pre[cç]o|价格|售价|価格|कीमत)[\s:=~-]*(?:about |around |like |maybe |is |at |for |just |only )*[$€£]?$/iu;
/** Just before or after: this is what it was, or what something else costs. */
const past =
  /(?:paid|bought (?:it |them )?(?:for|at)|cost(?:s)?(?: me)?|originally|original(?: price)?|retail(?:s)?(?: for| price| is)?|new (?:for|is|price|at)|worth|was|were|msrp|rrp|value(?:d)?(?: at)?|save|regular(?:ly)?|normally|instead of|over|than|compare(?:d)? (?:at|to)|sells? (?:new )?for|go(?:es)? for|pague|costo|coste|nuevo (?:vale|cuesta)|valorad[oa] en|paye|achete|neuf a|valeur|au lieu de|neupreis|np|gekostet|bezahlt|statt|pagat[oa]|pagai|costava|valore|invece di|nuovo costa|paguei|custou|custava|valor novo|原价|购入|定価|購入時|元値|खरीदा|असली कीमत)[\s:=~-]*(?:me |about |around |like |over |at |for |in store |price )?$/iu;
const pastAfter =
  /^\s*(?:new\b|retail|msrp|originally|value|in (?:the )?stores?|worth|neupreis|np\b|nuevo|neuf|neu\b|で購入|购入|买的|में खरीदा)/iu;
/** Just before: a size, a number of something. */
const counted =
  /(?:size|sz|taille|talla|taglia|tamanho|größe|gr\.|no\.?|number|nr\.?|model|version|gen|ages?|edition|vol\.?|volume|part|issue|series|section|row|iphone|galaxy|windows|office|ps|xbox|#)\s*$/iu;
const shipping =
  /^\s*(?:for )?(?:shipping|delivery|postage|versand|envio|spedizione|frete|de livraison|off\b|discount|gift card|credit)/iu;
const free =
  /(?<![\p{L}-])(?:(?:is |it s |it’s |it's |for |totally |completely |all |curb )?free(?! (?:shipping|delivery|estimate|quote|consultation|trial|parking|pickup|installation|home|from|of|diagnosis|standing|weights?|motion|lesson|sample|local|spirit|people|range|time|to (?:ask|message|contact|text|call|reach|make|email|dm)))|gratis|gratuito|gratuita|gratuit|gratuite|zu verschenken|verschenke|kostenlos|umsonst|a donner|je donne|regalo(?! perfecto| ideal| di| para)|regala|se regala|in regalo|dou|doacao|doa-se)(?![\p{L}-])(?<!\p{L}[- ]free)|免费|白送|免費|無料|差し上げます|0円|मुफ्त|मुफ़्त|फ्री/iu;
const freeBefore =
  /(?:smoke|pet|rust|cat|dog|bpa|gluten|wire|hands|stain|scratch|lead|cruelty|fragrance|sugar|accident|hassle|interest|tax|lactose|bug|allergy|scent|odor|latex|nickel|worry|first session|first lesson|commission|problem|error)[ -]$/iu;

/** Just after an amount: how firm it is, or what it buys. */
const terms =
  /^\s*(?:obo|o\.b\.o|firm|each|ea\b|ono|vb|vhb|or best|or (?:nearest |best |make )?offer|or trade|negotiable|neg\b|takes? (?:it|them|all|both|everything)|takes|fixed|cash|for (?:all|both|everything|the (?:lot|pair|set|two|three|whole|bundle))|a piece|apiece|per (?:pair|piece|set)|total|pick ?up|and (?:it|they) (?:is|are|s)|gets it|in cash|venmo|paypal|local|plus shipping|shipped|a pop|altogether|everything|all together|tops)/iu;
/** "Two of them", "2 or 3": a number that counts. */
const joins = /^[\s-]*(?:of|and|or(?! (?:best|offer|trade|obo|nearest|make|less)))\b/iu;
/** Words after a number that make it something else than a price. */
const units =
  /^(?:gb|tb|mb|mp|mah|mm|cm|m|km|kms|ft|in|inch|inches|"|”|lb|lbs|kg|g|oz|ml|l|w|v|hz|ghz|hp|cc|mi|miles?|k|x|%|°|st|nd|rd|th|years?|yrs?|months?|days?|weeks?|hours?|hrs?|min|minutes?|pieces?|pcs|pc|piece|keys?|strings?|gears?|speed|doors?|seats?|seater|people|person|players?|pages?|games?|books?|sets?|chairs?|drawers?|shelves|shelf|size|inch(?:es)?|gallon|gallons|quart|watts?|volts?|cycles?|ghz|fps|p|mm|zoll|jahre?|monate?|stuck|teile|gange|anos?|meses|piezas|pulgadas|ans|mois|pieces|pouces|anni|mesi|pezzi|pollici|pecas|polegadas|年|个月|月|次|寸|本|枚|冊|個|回|インチ|कि|साल|महीने|इंच|जीबी|किमी|किलोमीटर|number|times?|button|buttons|level|gen|generation|edition|series|ply|count|button|tier|step|bed|bath|level|ton|amp|amps|channel|wheel|wheels|sleeves?|feet|foot|yd|yards?|sq|acre|bottles?|cups?|box(?:es)?|bags?|pairs?|stars?|percent|grams?|carats?|ct|kt|karat)$/iu;

/**
 * The price that a text asks for; null when it names none. "Paid 400, asking 250" is 250, "6k" is 6,000, "free" is 0.
 * The currency is the marketplace's, whatever sign stands there.
 */
export function priceOf(written: string): PriceRead | null {
  const text = withDigits(written).replace(/\b(\d+) grand\b/giu, '$1k');
  const found = [...text.matchAll(amount)].flatMap((match) => candidate(text, match));
  const [best] = found.sort((one, another) => another.weight - one.weight || another.at - one.at);
  if (best) return { amount: best.amount, because: best.because };
  const given = free.exec(text);
  return given && !freeBefore.test(text.slice(0, given.index)) ? { amount: 0, because: given[0].trim() } : null;
}

function candidate(text: string, match: RegExpExecArray) {
  const { number: digits = '', before, after, scale, unit = '' } = match.groups ?? {};
  const end = match.index + match[0].length;
  const lead = text.slice(Math.max(0, match.index - 40), match.index);
  const rest = text.slice(end - unit.length);
  const hasCurrency = before !== undefined || after !== undefined;
  if (!hasCurrency && counted.test(lead)) return [];
  if (past.test(lead) || pastAfter.test(rest) || shipping.test(rest)) return [];
  const isThousands = scale !== undefined && !/^\s?(?:miles?|mi|km)/iu.test(rest);
  const isAsked = asked.test(lead);
  const nextWord = /^[\s-]*([\p{L}"”%°]+)/u.exec(rest)?.[1] ?? '';
  if (
    !hasCurrency &&
    ((!isAsked && joins.test(rest)) || units.test(unit || nextWord) || (scale !== undefined && !isThousands))
  )
    return [];
  const value = valueOf(digits) * (isThousands ? (scale === '万' ? 10_000 : 1_000) : 1);
  const minor = Math.round(value * 100);
  if (minor > listingLimits.price.maximum || !Number.isFinite(minor)) return [];
  const isYear = /^(?:19|20)\d\d$/.test(digits);
  const weight =
    (hasCurrency ? 3 : 0) +
    (isAsked ? 3 : asking.test(lead) ? 2 : 0) +
    (terms.test(rest) ? 2 : 0) +
    (isThousands ? 1 : 0) +
    (/^\s*$/u.test(rest.replace(/[.!]/gu, '')) ? 1.2 : 0) +
    (/[.,;!?\n]\s*$/u.test(lead) && /^\s*(?:[.,;!?\n]|$)/u.test(rest) ? 1.2 : 0) -
    (isYear && !hasCurrency ? 2.5 : 0);
  return weight > 1
    ? [{ amount: minor, because: match[0].slice(0, match[0].length - unit.length).trim(), weight, at: match.index }]
    : [];
}

/** "1,200.50", "1.200,50", "1 200" and "1'200" as a number. */
function valueOf(digits: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimals ? digits.slice(0, decimals.index) : digits).replace(/[ .,']/g, '');
  return Number(whole) + (decimals ? Number(`0.${decimals[1] ?? '0'}`) : 0);
}
