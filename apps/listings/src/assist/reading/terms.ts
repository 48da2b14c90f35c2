import type { Category } from '@vybac/contracts/listings';
import { shareOut } from './ambiguity';
import { lessonsOf, type Vocabularies } from './lessons';
import { apart, slipsOf } from './spelling';
import { classOf, folded, type Token, tokensOf } from './tokens';
import { type Vocabulary, vocabularies } from './vocabulary';
import type { Weights } from './weights';

/** A term of the vocabulary found in a text. */
export interface Found {
  readonly weights: Weights;
  /** Which tokens it covers. */
  readonly from: number;
  readonly to: number;
  /** Says what the item is, and not only something about it. */
  readonly isThing: boolean;
  /** Is what people would look for: a thing or its maker. */
  readonly isName: boolean;
}

const weightOf = { certain: 7, things: 4, compounds: 4, makers: 2.5, traits: 1 } as const;
/** A term of several words says more than one. */
const weightOfFurtherWord = 0.35;
/** What a German compound ends or begins with speaks less clearly than the word alone. */
const [asHead, asModifier] = [0.85, 0.4];
const [shortestHead, shortestModifier, shortestRest] = [4, 6, 3];
/** A word that was written with a slip says less than one that was not. */
const ofSlip = 0.7;
/** Two words that are one ("key board") have so many letters together. */
const shortestTogether = 4;
/** "Chitarre" is "chitarra", "Lampen" are a "Lampe": compared without these endings, from this length on. */
const ending = /(?:en|er|[aeion])$/;
const [shortestWithoutEnding, shortestStem] = [6, 5];

/** Words that are part of terms of every kind and say nothing alone. */
const empty = new Set(
  'you your yours the and or to of in on at for from with by me my we our it its is are be can will do a an de la el le les un una des du der die das und et y e o per por para'.split(
    ' ',
  ),
);
/** A word that is no term weighs at most so much, and only when it stands in so many terms, so many of them of one category. */
const [hint, fewestParts, leastShare] = [1.2, 2, 0.5];
const shortestHint = 3;
const silence: Weights = new Map();
/** So long others wait for one slice, in milliseconds. */
const slice = 8;

/** All that the vocabularies know, by word. Made when first needed: a process that reads no ads pays nothing for it. */
export class Terms {
  private readonly exact = new Map<string, Map<Category, number>>();
  private readonly withoutEnding = new Map<string, Map<Category, number>>();
  private readonly heads = new Map<string, Map<Category, number>>();
  /** How many terms of several words each category has with a word in them. */
  private readonly parts = new Map<string, Map<Category, number>>();
  private longest = 1;
  /** How strong a word was before others took their share of it. */
  private strongest = new WeakMap<Weights, number>();
  private static known: Promise<Terms> | undefined;

  /** Made in slices between which others have their turn; once for all who ask. */
  static ready(): Promise<Terms> {
    return (Terms.known ??= madeInSlices());
  }

  /** Made at once, which takes a good part of a second: for whoever has nothing else to do. */
  static of(all: Vocabularies = vocabularies): Terms {
    const terms = new Terms();
    for (const learn of lessonsOf(all)) learn(terms);
    terms.settle();
    return terms;
  }

  /**
   * What a word that is no term says all the same, by the terms that it is part of: "freewheel" says little, but of bicycles.
   * Empty when it stands in too few of them, or in those of too many categories.
   */
  hintOf({ text }: Token): Weights {
    const parts = this.parts.get(text);
    const all = [...(parts?.values() ?? [])].reduce((sum, count) => sum + count, 0);
    if (!parts || all < fewestParts || text.length < shortestHint || empty.has(text)) return silence;
    const share = (count: number) => count / (all + 1);
    return new Map(
      [...parts]
        .filter(([, count]) => share(count) >= leastShare)
        .map(([category, count]) => [category, hint * share(count)]),
    );
  }

  /** What a word that is no term would say had it been written without one slip; empty when nothing. */
  meant({ text, written }: Token): Weights {
    if (empty.has(text) || this.parts.has(text)) return silence;
    // "Mattres" lost its end, and not a plural's.
    for (const word of [...slipsOf(text), ...(text === folded(written) ? [] : slipsOf(folded(written)))]) {
      const weights = this.exact.get(word);
      if (weights && this.strengthOf(weights) >= weightOf.things) return scaled(weights, ofSlip);
    }
    return silence;
  }

  /** The terms of a text from left to right, at every place the longest. */
  find(tokens: readonly Token[]): Found[] {
    const found: Found[] = [];
    for (let at = 0; at < tokens.length;) {
      const next = this.longestAt(tokens, at);
      if (next) found.push(next);
      at = next?.to ?? at + 1;
    }
    return found;
  }

  private longestAt(tokens: readonly Token[], from: number): Found | null {
    for (let to = Math.min(tokens.length, from + this.longest); to > from; to -= 1) {
      const weights = this.exact.get(keyOf(tokens.slice(from, to))) ?? (to === from + 2 && this.together(tokens, from));
      if (weights) return this.foundAs(weights, from, to);
    }
    const token = tokens[from]?.text ?? '';
    const class_ = classOf(token);
    const weights =
      (class_ && this.exact.get(class_)) ??
      this.inflected(token) ??
      this.compound(token) ??
      apart(token)
        .map((words) => this.exact.get(words))
        .find(Boolean);
    return weights ? this.foundAs(weights, from, from + 1) : null;
  }

  private strengthOf(weights: Weights): number {
    return this.strongest.get(weights) ?? Math.max(0, ...weights.values());
  }

  private foundAs(weights: Weights, from: number, to: number): Found {
    const most = this.strengthOf(weights);
    return { weights, from, to, isThing: most >= weightOf.things * asHead, isName: isNaming(weights, most) };
  }

  // "Key board", "ps 5": one word written as two.
  private together(tokens: readonly Token[], from: number): Map<Category, number> | undefined {
    const [one, other] = tokens.slice(from, from + 2);
    if (!one || !other || other.partFirst) return undefined;
    const word = one.text + other.text;
    if (word.length < shortestTogether && !/^\d+$/.test(other.text)) return undefined;
    const weights = this.exact.get(word);
    return weights && this.strengthOf(weights) >= weightOf.makers ? weights : undefined;
  }

  // "Küchentisch" is a table of the kitchen: the end says what it is, the beginning what it is for.
  private compound(token: string): Map<Category, number> | null {
    for (let cut = shortestRest; cut <= token.length - shortestHead; cut += 1) {
      const head = this.heads.get(token.slice(cut));
      if (!head) continue;
      const modifier = this.modifierOf(token.slice(0, cut));
      const weights = scaled(head, asHead);
      for (const [category, weight] of modifier ?? [])
        weights.set(category, (weights.get(category) ?? 0) + weight * asModifier);
      return weights;
    }
    return null;
  }

  private modifierOf(beginning: string): Map<Category, number> | null {
    if (beginning.length < shortestModifier) return null;
    const forms = [beginning, beginning.replace(/s$/, ''), beginning.replace(/e?n$/, '')];
    return forms.map((form) => this.exact.get(form) ?? this.inflected(form)).find(Boolean) ?? null;
  }

  // Only for what has an ending itself: English "attach" is no French "attaché".
  private inflected(token: string): Map<Category, number> | undefined {
    const stem = stemOf(token);
    return stem === token ? undefined : this.withoutEnding.get(stem);
  }

  /** To be called when all is learned. */
  settle(): void {
    this.strongest = shareOut(this.exact, this.parts, weightOf.makers);
  }

  addSilent(phrase: string): void {
    const tokens = tokensOf(phrase);
    const key = keyOf(tokens);
    if (!this.exact.has(key)) this.exact.set(key, new Map());
    this.longest = Math.max(this.longest, tokens.length);
  }

  add(term: string, category: Category, kind: keyof Vocabulary): void {
    const tokens = tokensOf(term);
    const key = term.trim().startsWith('#') ? term.trim() : keyOf(tokens);
    if (key === '') return;
    const isFurther = this.exact.get(key)?.has(category) ?? false;
    if (tokens.length > 1 && !isFurther) {
      for (const { text } of tokens) {
        const parts = this.parts.get(text) ?? new Map<Category, number>();
        this.parts.set(text, parts.set(category, (parts.get(category) ?? 0) + 1));
      }
    }
    const words = tokens.filter(({ text }) => text.length > 1 || tokens.length === 1).length;
    const weight = weightOf[kind] + weightOfFurtherWord * Math.max(0, Math.min(words, 4) - 1);
    put(this.exact, key, category, weight);
    this.longest = Math.max(this.longest, tokens.length);
    if (kind === 'compounds') put(this.heads, key, category, weight);
    if (kind !== 'traits' && tokens.length === 1 && key.length >= shortestWithoutEnding)
      put(this.withoutEnding, stemOf(key), category, weight);
  }
}

async function madeInSlices(): Promise<Terms> {
  const terms = new Terms();
  let begun = performance.now();
  for (const learn of lessonsOf(vocabularies)) {
    learn(terms);
    if (performance.now() - begun < slice) continue;
    await new Promise((resolve) => setImmediate(resolve));
    begun = performance.now();
  }
  terms.settle();
  return terms;
}

function stemOf(token: string): string {
  const stem = token.replace(ending, '');
  return token.length >= shortestWithoutEnding && stem.length >= shortestStem ? stem : token;
}

function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

function put(into: Map<string, Map<Category, number>>, key: string, category: Category, weight: number): void {
  const weights = into.get(key) ?? new Map<Category, number>();
  weights.set(category, Math.max(weight, weights.get(category) ?? 0));
  into.set(key, weights);
}

function scaled(weights: Weights, by: number): Map<Category, number> {
  return new Map(Array.from(weights, ([category, weight]) => [category, weight * by]));
}

// Those who do things for others have no makers: what is listed there is "an hour" and "beginners".
function isNaming(weights: Weights, most: number): boolean {
  return most >= (weights.has('services') ? weightOf.things * asHead : weightOf.makers);
}
