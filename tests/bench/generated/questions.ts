import { setTimeout as pause } from 'node:timers/promises';
import { aBook, Town } from '@vybac/testing';
import type { Stage } from '../stage';
import { type Answer, type Kind, kinds } from './kinds';
import { Random } from './random';
import { withTypo } from './typos';
import { wordsOfTitle } from './words-of-title';

/** Names of classes of queries, and their queries. */
export type Questions = Readonly<Record<string, readonly string[]>>;

const random = new Random(11);
const perClass = 25;
/** In how many of the listings a word stands that is called common. */
const common = 0.02;
/** A page holds fewer. */
const wellKnown = 60;
/** A class of fewer queries says nothing. */
const fewest = 9;
const placesOfGuest = 3;
const longAgo = new Date('2020-01-01T00:00:00Z');
const learnedWithin = 120_000;

interface Sides {
  readonly small: Stage;
  readonly large: Stage;
}

/**
 * The classes of queries for which searching must not get slower with the marketplace. Words are common in both marketplaces
 * alike, as one is grown from the other; what shall stay rare is published in each of them through the product, and made
 * older than everything else.
 */
export async function askedFor(stages: Sides): Promise<Questions> {
  const titles = await titlesOf(stages.small);
  const finds = new Map<string, number>();
  for (const words of titles) for (const word of words) finds.set(word, (finds.get(word) ?? 0) + 1);
  const letters = [...finds].filter(([word]) => /^[a-z]{4,}$/.test(word)).sort((one, other) => other[1] - one[1]);
  const commonWords = letters.filter(([, count]) => count >= common * titles.length).map(([word]) => word);
  const known = letters.filter(([, count]) => count >= wellKnown).map(([word]) => word);
  const strangers = Array.from(
    { length: perClass },
    (_, index) => `qz${'bcdfghjklmnprstvw'[index % 17]}${letter(index)}xolm`,
  );
  const strangePairs = pairsWithoutTitle(commonWords, titles).slice(0, perClass);
  const old = [...strangers, ...strangePairs.map((pair) => pair.join(' '))];
  await Promise.all([publishOld(stages.small, old), publishOld(stages.large, old)]);
  const some = (words: readonly string[]) => words.slice(0, perClass);
  const wanted: Readonly<Record<string, readonly [Kind, readonly string[]]>> = {
    'search, rare': [kinds.rare, strangers.map((word) => `q=${word}`)],
    'search, common': [kinds.common, some(commonWords).map((word) => `q=${word}`)],
    'search, two common, rarely together': [kinds.rare, strangePairs.map((pair) => `q=${pair.join('+')}`)],
    'search, prefix': [
      kinds.prefix,
      known.filter((word) => word.length >= 6 && !finds.has(word.slice(0, -2))).map((word) => `q=${word.slice(0, -2)}`),
    ],
    'search, typo': [
      kinds.typo,
      known.filter((word) => word.length >= 6).map((word) => `q=${withTypo(word, 'neighbour', random)}`),
    ],
    'search, filtered': [kinds.filtered, some(commonWords).map((word) => `q=${word}&condition=fair&maxPrice=50000`)],
    'browse, filtered': [
      kinds.filtered,
      ['books', 'vehicles', 'clothing'].flatMap((category) =>
        ['new', 'poor', 'good'].map((condition) => `category=${category}&condition=${condition}&minPrice=20000`),
      ),
    ],
    'search, no result': [
      kinds.nothing,
      strangers.map((word) => `q=${Array.from(word).reverse().join('')}+${commonWords[0]}`),
    ],
  };
  const questions: Record<string, readonly string[]> = {};
  for (const [name, [kind, queries]] of Object.entries(wanted))
    questions[name] = await ofTheirKind(stages, name, kind, queries);
  return questions;
}

/** Those of the queries that are answered as their class says, in both marketplaces. */
async function ofTheirKind(
  { small, large }: Sides,
  name: string,
  kind: Kind,
  queries: readonly string[],
): Promise<string[]> {
  const kept: string[] = [];
  for (const query of queries) {
    if (kept.length === perClass) break;
    const answers = await Promise.all([small, large].map((stage) => ask(stage, query)));
    if (answers.every((answer) => kind(answer, new URLSearchParams(query)))) kept.push(query);
  }
  if (kept.length < fewest) throw new Error(`Only ${kept.length} of ${queries.length} queries are "${name}"`);
  return kept;
}

async function ask({ product }: Stage, query: string): Promise<Answer> {
  const answer = await fetch(`${product.origin}/api/listings?${query}`);
  if (!answer.ok) throw new Error(`${query} was answered by ${answer.status}`);
  return (await answer.json()) as Answer;
}

async function titlesOf({ database }: Stage): Promise<string[][]> {
  const listings = database.db('vybac_listings').collection<{ title: string; createdAt: Date }>('listings');
  // What an earlier run has published is the question, and no answer to how common words are.
  const isOwn = { status: 'active', createdAt: { $gt: longAgo } };
  const found = await listings.find(isOwn).project<{ title: string }>({ title: 1 }).toArray();
  return found.map(({ title }) => wordsOfTitle(title));
}

/** Pairs of common words that no title has. */
function pairsWithoutTitle(words: readonly string[], titles: readonly string[][]): [string, string][] {
  const wanted = new Set(words);
  const together = new Set<string>();
  for (const title of titles) {
    const own = title.filter((word) => wanted.has(word));
    for (const one of own) for (const other of own) together.add(`${one} ${other}`);
  }
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => !together.has(`${one} ${other}`))
      .map((other): [string, string] => [one, other]),
  );
}

/** Publishes one listing for each of these words, and makes it the oldest. Once, as a marketplace may be kept for many runs. */
async function publishOld({ product, database }: Stage, titles: readonly string[]): Promise<void> {
  const databaseOfListings = database.db('vybac_listings');
  const listings = databaseOfListings.collection<{ _id: string; createdAt: Date; outboxAt: Date | null }>('listings');
  if (await listings.findOne({ status: 'active', createdAt: longAgo })) return;
  const town = new Town(product.origin);
  const ids: string[] = [];
  for (let begun = 0; begun < titles.length; begun += placesOfGuest) {
    const seller = await town.guest();
    for (const title of titles.slice(begun, begun + placesOfGuest))
      ids.push((await seller.publishes(aBook({ title }))).id);
  }
  await town.goesHome();
  await listings.updateMany({ _id: { $in: ids } }, { $set: { createdAt: longAgo } });
  const terms = databaseOfListings.collection<{ _id: string }>('terms');
  const last = titles[0] ?? '';
  const end = Date.now() + learnedWithin;
  while (!(await terms.findOne({ _id: last }))) {
    if (Date.now() > end) throw new Error('The dictionary did not learn the new words');
    await pause(100);
  }
}

function letter(index: number): string {
  return 'aeiou'.charAt(index % 5);
}
