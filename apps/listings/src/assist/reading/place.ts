import type { Token } from './tokens';

/** What comes first in an ad is what is sold; every further word counts a little less. */
const fading = 0.06;
const leastFaded = 0.25;
/** "A stand for a guitar", "caja de libros", "sat in the garage": what follows is not the item, and less so after a place. */
export const pointers: ReadonlyMap<string, number> = new Map([
  ...'for with w incl includes including fits fit like per para con como pour avec comme de du des für fur mit wie vom von di del da com do and plus'
    .split(' ')
    .map((word) => [word, 0.6] as const),
  ...'in on under from at by into near behind beside off of around through during after before when if while than about'
    .split(' ')
    .map((word) => [word, 0.45] as const),
]);
/** "Selling because I got a new car": what follows is not for sale at all. */
const reasons =
  /\b(?:because|since|moving|bought|got|getting|upgraded|upgrading|switched|trade|swap|instead|reason|weil|wegen|tausch|porque|pois|cambio|parce|echange|perche|scambio)\b/;

/** "Pet free home", "no cats": named because it is not there. */
export function isAbsent(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  return next?.text === 'free' && !next.first;
}

/** How much a word counts at this place: by how late it comes, and by what stands right before it in its sentence. */
export function weightAt(tokens: readonly Token[], at: number): number {
  return Math.max(leastFaded, 1 - fading * Math.max(0, at - 2)) * pointedAt(tokens, at);
}

function pointedAt(tokens: readonly Token[], at: number): number {
  for (const back of [1, 2]) {
    if (tokens[at - back + 1]?.first) return 1;
    const { text, first } = tokens[at - back] ?? { text: '', first: true };
    if (!(first && text === 'for')) {
      const factor = pointers.get(text);
      if (factor !== undefined) return factor;
    }
  }
  return 1;
}

/** Whether a reason for selling comes before. */
export function isReason(tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - 6), at);
  const lastFirst = near.findLastIndex(({ first }) => first);
  return reasons.test(
    near
      .slice(Math.max(0, lastFirst))
      .map(({ text }) => text)
      .join(' '),
  );
}
