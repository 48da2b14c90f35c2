import { familyOf } from './family';
import { names } from './names';
import { wordsOf } from './words';

/** A thing that a text names, and the words that do. */
export interface Named {
  /** The thing as a search key. */
  readonly thing: string;
  readonly words: readonly string[];
  /** Whether these mean nothing else. */
  readonly isPlain: boolean;
}

interface Name {
  readonly thing: string;
  /** One, mostly. A text has to have them all, in any order. */
  readonly parts: readonly { readonly family: string; readonly word: string }[];
  /** Whether it means nothing else. */
  readonly isPlain: boolean;
}

/** The things that a text names by a name that means nothing else. @param words of the text */
export function thingsIn(words: readonly string[]): string[] {
  const named = namesIn(words).filter(({ name }) => name.isPlain);
  return [...new Set(named.map(({ name }) => name.thing))];
}

/**
 * The things that somebody asks for. A name within a longer one ("table" in "coffee table") is none, and a name that means
 * something else too is one only when nothing but it was asked.
 */
export function thingsAsked(words: readonly string[]): Named[] {
  const named = namesIn(words).filter(({ name, said }) => name.isPlain || said.length === words.length);
  const longest = named.filter(
    ({ said }) =>
      !named.some((other) => other.said.length > said.length && said.every((word) => other.said.includes(word))),
  );
  const things = new Map<string, Named>();
  for (const { name, said } of longest) {
    const { thing, isPlain } = name;
    const before = things.get(thing) ?? { words: [], isPlain: false };
    things.set(thing, { thing, words: [...new Set([...before.words, ...said])], isPlain: isPlain || before.isPlain });
  }
  return [...things.values()];
}

/** Names of one word that somebody may have mistyped, by their first letter and their length: known before any listing has them. */
export function namesLike(typed: string): string[] {
  const [first = ''] = typed;
  return [...namesByFamily().values()]
    .flat()
    .flatMap(({ parts }) => (parts.length === 1 ? parts.map(({ word }) => word) : []))
    .filter((word) => word.startsWith(first) && Math.abs(word.length - typed.length) <= 2);
}

function namesIn(words: readonly string[]): { name: Name; said: readonly string[] }[] {
  const said = new Map<string, string>();
  // Of a family the longest word: a word shorter than a name is no inflection of it ("sill" of "silla").
  for (const word of words) if ((said.get(familyOf(word)) ?? '').length < word.length) said.set(familyOf(word), word);
  return [...said.keys()]
    .flatMap((family) => namesByFamily().get(family) ?? [])
    .filter(({ parts }) => parts.every(({ family, word }) => (said.get(family) ?? '').length >= word.length))
    .map((name) => ({ name, said: name.parts.map(({ family }) => said.get(family) ?? '') }));
}

let known: ReadonlyMap<string, readonly Name[]> | undefined;

/** By the family of their first word. Read when they are first needed: a process that searches nothing starts without them. */
function namesByFamily(): ReadonlyMap<string, readonly Name[]> {
  if (known) return known;
  const byFamily = new Map<string, Name[]>();
  for (const name of allNames()) {
    const family = name.parts[0]?.family ?? '';
    byFamily.set(family, [...(byFamily.get(family) ?? []), name]);
  }
  return (known = byFamily);
}

/** Every name, those in brackets not plain. */
export function allNames(): Name[] {
  return names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const written = line.split(', ');
      const thing = `~${wordsOf(written[0] ?? '').join(' ')}`;
      return written.map((name) => ({
        thing,
        parts: wordsOf(name).map((word) => ({ family: familyOf(word), word })),
        isPlain: !name.startsWith('('),
      }));
    });
}
