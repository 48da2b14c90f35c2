import { wordsOfTitle } from '../generated/words-of-title';
import { Random } from '../generated/random';
import { generatedMarketplace } from '../generated/marketplace';
import { type TypoKind, typoKinds, withTypo } from '../generated/typos';
import { from } from '../load';
import type { Goal } from '../report';
import { openStageIn, type Stage } from '../stage';

const listings = 10_000;
const asked = 2_000;
const pageSize = 24;
const shortest = 4;
const atOnce = 4;

interface Query {
  readonly listingId: string;
  readonly typed: string;
  readonly kind: TypoKind;
  readonly words: 1 | 2;
}

/**
 * Of queries with one typo, the share whose listing is on the first page, over 10,000 generated listings (some thousands of
 * distinct words: see `generated/vocabulary.ts`).
 *
 * A query is made as by somebody who looks for one listing: its rarest title word, or that word with another one of the title;
 * one word of at least four letters, any of the two, gets one typo, anywhere in it. Only queries that would show the listing on
 * the first page when typed right are asked: fewer listings have those words than a page holds. Typos that happen to be other
 * words are kept.
 */
export async function searchRecall(): Promise<Goal[]> {
  const stage = await openStageIn(await generatedMarketplace(listings), () => Promise.resolve());
  try {
    const queries = await makeQueries(stage, new Random(Number(process.env['BENCH_SEED'] ?? 7)));
    const found: boolean[] = [];
    const missed: string[] = [];
    for (let begun = 0; begun < queries.length; begun += atOnce)
      found.push(
        ...(await Promise.all(
          queries.slice(begun, begun + atOnce).map((query, index) => isFound(stage, query, begun + index)),
        )),
      );
    queries.forEach(({ typed }, index) => found[index] || missed.push(typed));
    if (process.env['BENCH_MISSES']) process.stdout.write(`${missed.join('\n')}\n`);
    const share = (isOf: (query: Query) => boolean) => {
      const of = found.filter((_, index) => isOf(queries[index]!));
      return (100 * of.filter(Boolean).length) / of.length;
    };
    const line = { path: 'search recall, one typo', product: '', ceiling: '', unit: '%' } as const;
    return [
      { ...line, measure: `all ${queries.length}`, value: share(() => true), atLeast: 95 },
      ...([1, 2] as const).map((words) => ({
        ...line,
        measure: `${words} word${words === 1 ? '' : 's'}`,
        value: share((query) => query.words === words),
      })),
      ...typoKinds.map((kind) => ({ ...line, measure: kind, value: share((query) => query.kind === kind) })),
    ];
  } finally {
    await stage.close();
  }
}

async function isFound({ product }: Stage, { typed, listingId }: Query, turn: number): Promise<boolean> {
  const address = `${product.origin}/api/listings?limit=${pageSize}&q=${encodeURIComponent(typed)}`;
  const answer = await fetch(address, { headers: from(turn) });
  if (!answer.ok) throw new Error(`${address} was answered by ${answer.status}`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items.some(({ id }) => id === listingId);
}

async function makeQueries({ database }: Stage, random: Random): Promise<Query[]> {
  const all = await database
    .db('vybac_listings')
    .collection<{ _id: string; title: string; description: string; tags: string[] }>('listings')
    .find({ status: 'active' })
    .project<{ _id: string; title: string; description: string; tags: string[] }>({ title: 1, description: 1, tags: 1 })
    .toArray();
  const having = new Map<string, Set<string>>();
  for (const { _id, title, description, tags } of all)
    for (const word of wordsOfTitle([title, description, ...tags].join(' ')))
      having.set(word, (having.get(word) ?? new Set()).add(_id));
  const finds = (word: string) => having.get(word) ?? new Set<string>();
  const queries: Query[] = [];
  while (queries.length < asked) {
    const { _id: listingId, title } = random.one(all);
    const known = wordsOfTitle(title).sort((one, other) => finds(one).size - finds(other).size);
    const [rarest, ...others] = known;
    if (rarest === undefined) continue;
    const words = random.chance(0.5) || others.length === 0 ? [rarest] : [rarest, random.one(others)];
    const together = words.map(finds).reduce((one, other) => new Set([...one].filter((id) => other.has(id))));
    const wrong = random.one(words);
    if (together.size > pageSize || wrong.length < shortest || !/^[a-z]+$/.test(wrong)) continue;
    const kind = random.one(typoKinds);
    const typed = words.map((word) => (word === wrong ? withTypo(word, kind, random) : word)).join(' ');
    queries.push({ listingId, typed, kind, words: words.length === 1 ? 1 : 2 });
  }
  return queries;
}
