import { categoriesWithoutCondition, type Category, type Condition } from '@vybac/contracts/listings';
import { cleanText } from '@vybac/kit';
import { categoryOf } from './category';
import { conditionOf } from './condition';
import { priceOf } from './price';
import type { Terms } from './terms';
import { tagsOf, titleOf } from './wording';

/** What was read, and the words that say so. */
export interface Read<Value> {
  readonly value: Value;
  readonly because: string;
}

export interface AdRead {
  readonly title: string | null;
  readonly category: Read<Category> & { readonly share: number };
  /** Null when the words name none, or the category has none. */
  readonly condition: Read<Condition> | null;
  /** In minor units; null when the words name none. */
  readonly price: Read<number> | null;
  readonly tags: readonly string[];
}

/** Reads an ad as somebody typed or dictated it. Computes from the words alone: nothing is asked of anybody. */
export function readAd(written: string, terms: Terms): AdRead {
  const text = cleanText(written);
  const { category, share, because, names, spans } = categoryOf(text, terms);
  const condition = categoriesWithoutCondition.includes(category) ? null : conditionOf(text);
  const price = priceOf(text, spans);
  return {
    title: titleOf(text, price?.because ?? null),
    category: { value: category, share, because: because.join(', ') },
    condition: condition && { value: condition.condition, because: condition.because },
    price: price && { value: price.amount, because: price.because },
    tags: tagsOf(names),
  };
}
