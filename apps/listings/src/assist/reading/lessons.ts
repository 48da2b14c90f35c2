import type { Category } from '@vybac/contracts/listings';
import type { Vocabulary } from './vocabulary';
import { besideThePoint } from './vocabulary/beside-the-point';

export type Vocabularies = Readonly<Record<Category, readonly Vocabulary[]>>;

/** Who is taught. */
interface Learner {
  add(term: string, category: Category, kind: keyof Vocabulary): void;
  addSilent(phrase: string): void;
}

/** One term after the other, so that whoever learns them can pause. */
export function* lessonsOf(all: Vocabularies): Generator<(terms: Learner) => void> {
  for (const [category, topics] of Object.entries(all) as [Category, readonly Vocabulary[]][]) {
    for (const [kind, list] of topics.flatMap((topic) => Object.entries(topic) as [keyof Vocabulary, string][])) {
      for (const term of list.split(',')) yield (terms) => terms.add(term, category, kind);
    }
  }
  // What a category lists as a term of its own stays one.
  for (const phrase of besideThePoint.split(',')) yield (terms) => terms.addSilent(phrase);
}
