import type { Found } from './terms';
import type { Token } from './tokens';

/** "Dog bed", "baby gate", "doll house": furniture of those for whom there is no house of their own is `other`. */
const small =
  /^(?:baby|infant|newborn|toddler|nursery|potty|pet|dog|puppy|cat|kitten|hamster|rabbit|bunny|bird|parrot|chicken|reptile|gecko|turtle|fish|doll|dollhouse|toy|bebe|perro|gato|mascota|chien|chat|chiot|hund|katze|welpe|haustier|cane|cucciolo|neonato|cachorro|cao|pet)$/;

/** Whether a thing is for an animal, a doll or a baby, as the words right before or after it say. */
export function isOfSmallOnes(tokens: readonly Token[], { from, to }: Found): boolean {
  const before = tokens[from - 1];
  if (before && !tokens[from]?.partFirst && small.test(before.text)) return true;
  // "Cama de perro", "lit bébé", "bed for a dog".
  const [one, other, third] = tokens.slice(to, to + 3);
  if (!one || one.partFirst) return false;
  if (small.test(one.text)) return true;
  if (!other || other.partFirst || !/^(?:de|para|pour|per|for|da|fur|di)$/.test(one.text)) return false;
  return (
    small.test(other.text) ||
    (!!third && !third.partFirst && /^(?:a|the|my|il|el|le|la)$/.test(other.text) && small.test(third.text))
  );
}
