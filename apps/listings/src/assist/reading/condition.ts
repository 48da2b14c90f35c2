import type { Condition } from '@vybac/contracts/listings';
import { folded } from './tokens';
import { conditionPhrases } from './vocabulary/conditions';

export interface ConditionRead {
  readonly condition: Condition;
  /** The words that say so. */
  readonly because: string;
}

interface Said {
  readonly words: string;
  /** Bad as it is, it is the end only when nothing good is said. */
  readonly isLimited: boolean;
}

const worstFirst = ['poor', 'fair', 'good', 'like-new', 'new'] as const satisfies readonly Condition[];
/** "No scratches", "ohne Kratzer": what follows within two words is not there. */
const negation =
  /(?:^|[^\p{L}])(?:no|not|without|zero|never|nothing|sin|ningun|ninguna|sans|aucun|aucune|pas|kein|keine|keinen|ohne|nicht|senza|nessun|nessuna|sem|nenhum|nenhuma|没有|无|没|なし|無し|ない|बिना)\s+(?:\S+\s+){0,2}$/u;
const negatedVerb = /^(?:do|does|did|won|wont|isn|aren|can)(?:n?t| not|n t| t) /u;
const partBefore =
  /(?:^| )(?:the|one|its|left|right|front|back|rear|side|second) (?!engine|motor|screen|display|tv|laptop|phone|car|bike|truck|machine|unit|thing|computer|tablet|watch|console|camera|battery)\p{L}+ $/u;
/** What small marks are: a small hole is a hole all the same. */
const marks =
  /scratch|scuff|\bding|dent|mark|wear|worn|fad|creas|rust|stain|spot|discolo|chip|pill|rasgun|rasp|aran|mancha|desgast|rayur|eraflur|tache|usure|trace|kratzer|schramm|fleck|gebrauch|graffi|macchi|segni|usura|risco|arranh|sinais/u;
/** "A small scratch", "normal wear": what every used thing has. */
const slight =
  /(?:small|minor|light|slight|slightly|lightly|tiny|few|couple|little|faint|minimal|hairline|normal|usual|superficial|barely|leichte|kleine|kleiner|kleinen|normale|petite|petites|legere|legers|pequeno|pequena|pequenos|pequenas|leve|leves|ligeros?|piccol[oaie]|lievi?|legger[oaie])\s+(?:\S+\s+){0,2}$/u;
const negationAfter = /^\s*(?:or \S+ )?(?:なし|無し|はない|ありません|free\b|नहीं)/u;

/**
 * The condition that the words of a text name; null when they name none, for then the form asks. The worst flaw that is named
 * decides, unless it is called small beside praise; "new" said of a part ("new tires") says nothing of the item.
 */
export function conditionOf(text: string): ConditionRead | null {
  const compared = folded(text.normalize('NFC')).replace(/['’]/gu, ' ').replace(/\s+/gu, ' ');
  const said = new Map<Condition, Said>();
  for (const condition of worstFirst) {
    for (const pattern of conditionPhrases[condition]) {
      const found = [...compared.matchAll(pattern)].find(
        (match) => match[0] !== '' && holds(compared, match, condition),
      );
      if (found) {
        said.set(condition, { words: found[0].trim(), isLimited: isLimited(compared, found) });
        break;
      }
    }
  }
  const condition = judged(said);
  return (
    condition && { condition, because: (said.get(condition) ?? said.get('fair') ?? said.get('poor'))?.words ?? '' }
  );
}

function holds(text: string, match: RegExpExecArray, condition: Condition): boolean {
  if (condition !== 'fair' && condition !== 'poor')
    return !/\b(?:not|isn t|nicht|pas|no) (?:in |en |in einem )?$/u.test(text.slice(0, match.index));
  const before = text.slice(Math.max(0, match.index - 40), match.index);
  const after = text.slice(match.index + match[0].length);
  // Phrases like "doesn t work" carry their own negation.
  const clause = before.split(/[.,;!?。、，]/u).at(-1) ?? '';
  if (condition === 'fair' && slight.test(clause) && marks.test(match[0])) return false;
  return !(negation.test(clause) || negationAfter.test(after));
}

/** "The lamp doesn't light" need not be the end as "the engine doesn't start" is; nor is "as is" of what works. */
function isLimited(text: string, { 0: found, index }: RegExpExecArray): boolean {
  if (/^as.is$/u.test(found)) return true;
  return negatedVerb.test(found) && partBefore.test(text.slice(Math.max(0, index - 40), index));
}

function judged(said: ReadonlyMap<Condition, Said>): Condition | null {
  const has = (condition: Condition) => said.has(condition);
  const isPraised = has('good') || has('like-new');
  if (has('poor')) return said.get('poor')?.isLimited && isPraised ? 'fair' : 'poor';
  // "Never used, small scratch on the box": praise and a flaw meet in the middle. So does "works fine, some scratches".
  const isMarked = has('good') && marks.test(said.get('fair')?.words ?? '');
  if (has('fair')) return has('like-new') || has('new') || isMarked ? 'good' : 'fair';
  return worstFirst.find(has) ?? null;
}
